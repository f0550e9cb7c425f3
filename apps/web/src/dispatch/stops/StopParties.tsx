import type { UnitStop } from '@tourdesk/contract/dispatch/stops'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { Code, Name, Phone } from '../../kit/Isolated.tsx'
import styles from './stops.module.css'
import { stopsMessages } from './stopsMessages.ts'

/** Who gets on at a stop. */
export function StopParties({ stop }: { stop: UnitStop }) {
  const t = useText(stopsMessages)
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
        </li>
      ))}
    </ul>
  )
}
