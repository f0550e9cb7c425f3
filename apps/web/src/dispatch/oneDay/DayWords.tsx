import type { Day } from '@tourdesk/domain/calendar'
import { relativeDay, weekday } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useToday } from '../../kit/fields/useToday.ts'
import { Tag } from '../../kit/Tag.tsx'

/** The weekday of a date, followed by `today` or `tomorrow` if it is. */
export function DayWords({ date }: { date: Day }) {
  const today = useToday()
  const { language } = useLanguage()
  const word = relativeDay(date, today, language)
  return (
    <>
      <span className="quiet">{weekday(date, language)}</span>
      {word && <Tag tone={date === today ? 'blue' : 'grey'}>{word}</Tag>}
    </>
  )
}
