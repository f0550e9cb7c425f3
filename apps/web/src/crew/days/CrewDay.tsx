import type { CrewUnit } from '@tourdesk/contract/crew/crewPage'
import type { Day } from '@tourdesk/domain/calendar'
import { relativeDay, weekday } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { useCrew } from '../useCrew.ts'
import styles from './days.module.css'
import { daysMessages } from './daysMessages.ts'
import { replyShown } from './replyShown.ts'
import { shortDay } from './shortDay.ts'
import { UnitCard } from './UnitCard.tsx'

interface CrewDayProps {
  date: Day
  today: Day
  units: readonly CrewUnit[]
  answered: string
}

/** A day with its vehicles. Today is open; others say what's in them. */
export function CrewDay({ date, today, units, answered }: CrewDayProps) {
  const t = useText(daysMessages)
  const { taps } = useCrew()
  const { language } = useLanguage()
  const relative = relativeDay(date, today, language)
  const name = `${weekday(date, language, 'short')} ${ltr(shortDay(date))}`
  const isAsked =
    date >= today &&
    units.some((unit) => !unit.isClosed && replyShown(unit, taps, answered).state === 'proposed')
  return (
    <details className={styles.day} open={date === today}>
      <summary>
        <h2>{relative ? `${capital(relative)}, ${name}` : name}</h2>
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

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
