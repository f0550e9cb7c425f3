import { IconMessage } from '@tabler/icons-react'
import type { UnitStop } from '@tourdesk/contract/dispatch/stops'
import { ltr } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { Code, Name, Phone } from '../../kit/Isolated.tsx'
import { proposalMessages } from './proposal/proposalMessages.ts'
import { wasToldAnother } from './proposal/toldOthers.ts'
import styles from './stops.module.css'
import { stopsMessages } from './stopsMessages.ts'

interface StopPartiesProps {
  stop: UnitStop
  /** The planned time; null while nothing sensible is typed. */
  time: string | null
}

/** Who gets on at a stop, and who was reminded of another time. */
export function StopParties({ stop, time }: StopPartiesProps) {
  const t = useText(stopsMessages)
  const words = useText(proposalMessages)
  const language = useLabel(languageLabels)
  return (
    <ul className="plainList">
      {stop.parties.map((party) => (
        <li key={party.entry} className={styles.party}>
          <AppLink href={`/order/${party.order}`}>
            <Code>{party.orderNumber}</Code>
          </AppLink>
          <Name>{party.customer}</Name>
          {stop.parties.length > 1 && <span>{t('people', { count: party.people })}</span>}
          {party.language && <span className="quiet">{language(party.language)}</span>}
          <Phone>{party.mobilePhone}</Phone>
          {party.listedTime && party.listedTime !== stop.time && (
            <span className="quiet">{t('listed', { time: party.listedTime })}</span>
          )}
          {wasToldAnother(party, time) && (
            <span className="inlineRow gap4 orange">
              <IconMessage size={14} stroke={1.8} aria-hidden />
              {words('told', { time: ltr(party.toldTime ?? '') })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
