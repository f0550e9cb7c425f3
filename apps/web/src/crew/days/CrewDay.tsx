import type { CrewUnit } from '@tourdesk/contract/crew/crewPage'
import type { Day } from '@tourdesk/domain/calendar'
import { useText } from '../../i18n/useText.ts'
import styles from './days.module.css'
import { daysMessages } from './daysMessages.ts'
import { UnitCard } from './UnitCard.tsx'
import { useDayName } from './useDayName.ts'

interface CrewDayProps {
  date: Day
  today: Day
  units: readonly CrewUnit[]
  isAsked: boolean
}

/** A day with its vehicles. Today is expanded; the others show a summary. */
export function CrewDay({ date, today, units, isAsked }: CrewDayProps) {
  const t = useText(daysMessages)
  const nameOf = useDayName()
  return (
    <details className={styles.day} open={date === today}>
      <summary>
        <h2>{nameOf(date, today)}</h2>
        {isAsked ? (
          <span className={styles.mark}>{t('replyNeeded')}</span>
        ) : (
          <span className="quiet">{units.length > 0 && t('units', { count: units.length })}</span>
        )}
      </summary>
      {units.length === 0 ? (
        <p className={styles.none}>{t('noWorkToday')}</p>
      ) : (
        <div className={styles.units}>
          {units.map((unit) => (
            <UnitCard key={unit._id} unit={unit} isOver={date < today} />
          ))}
        </div>
      )}
    </details>
  )
}
