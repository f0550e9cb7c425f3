import type { ProposedStop } from '@tourdesk/contract/dispatch/stops'
import { placeName } from '@tourdesk/domain/entries/place'
import { ltr, named } from '../../../i18n/isolate.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { Code, Name } from '../../../kit/Isolated.tsx'
import { stopsMessages } from '../stopsMessages.ts'
import styles from './proposal.module.css'
import { proposalMessages } from './proposalMessages.ts'
import { wasToldAnother } from './toldOthers.ts'

/** The stops of a vehicle in the proposed order, with old and new time, and who was reminded of another one. */
export function ProposalTable({ label, stops }: { label: string; stops: readonly ProposedStop[] }) {
  const t = useText(proposalMessages)
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('stop')}</th>
          <th scope="col">{t('now')}</th>
          <th scope="col">{t('proposed')}</th>
        </tr>
      </thead>
      <tbody>
        {stops.map((stop) => {
          const { key, time, proposedTime } = stop
          return (
            <tr key={key}>
              <th scope="row">
                <Place stop={stop} />
              </th>
              <td>
                <Time time={time} />
              </td>
              <td className={proposedTime === time ? 'quiet' : 'strong'}>
                <Time time={proposedTime} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Place({ stop: { place, parties, proposedTime } }: { stop: ProposedStop }) {
  const t = useText(proposalMessages)
  const words = useText(stopsMessages)
  const city = useLabel(cityLabels)
  const told = parties.filter((party) => wasToldAnother(party, proposedTime))
  return (
    <>
      {place ? (
        <>
          <Name>{placeName(place) || city(place.city)}</Name>{' '}
          <span className="quiet">{city(place.city)}</span>
        </>
      ) : (
        words('noPickup')
      )}
      {told.map(({ entry, customer, toldTime }) => (
        <span key={entry} className="block small orange">
          {named(customer)}, {t('told', { time: ltr(toldTime ?? '') })}
        </span>
      ))}
    </>
  )
}

function Time({ time }: { time: string | null }) {
  const t = useText(proposalMessages)
  return time === null ? <span className="quiet">{t('noTime')}</span> : <Code>{time}</Code>
}
