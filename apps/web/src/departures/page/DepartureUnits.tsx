import type { WholeDeparture } from '@tourdesk/contract/departures/departures'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Code, Name, Ratio } from '../../kit/Isolated.tsx'
import styles from '../departure.module.css'
import { departureMessages } from '../departureMessages.ts'

/** What drives on a departure, and who. */
export function DepartureUnits({ departure: { units } }: { departure: Pick<WholeDeparture, 'units'> }) {
  const t = useText(departureMessages)
  if (units.length === 0) return <p className="quiet flat">{t('noUnits')}</p>
  return (
    <ul className="plainList">
      {units.map(({ _id, vehicle, seats, people, crew }) => (
        <li key={_id} className={styles.line}>
          <span>{vehicle ? <Name>{vehicle}</Name> : t('noVehicle')}</span>
          {seats === null ? <Code>{people}</Code> : <Ratio part={people} whole={seats} />}
          {crew.length > 0 && <span className="quiet">{list(crew)}</span>}
        </li>
      ))}
    </ul>
  )
}
