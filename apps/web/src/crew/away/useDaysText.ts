import type { Day } from '@tourdesk/domain/calendar'
import { weekday } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { shortDay } from '../days/shortDay.ts'
import { awayMessages } from './awayMessages.ts'

/** Names days off: `Wed 11/03`, `Wed 11/03 – Fri 13/03`, or `from Wed 11/03 on` without an end. */
export function useDaysText(): (startDate: Day, endDate: Day | null) => string {
  const { language } = useLanguage()
  const t = useText(awayMessages)
  const nameOf = (day: Day) => `${weekday(day, language, 'short')} ${ltr(shortDay(day))}`
  return (startDate, endDate) => {
    if (endDate === null) return t('withoutEnd', { day: nameOf(startDate) })
    return startDate === endDate ? nameOf(startDate) : `${nameOf(startDate)} – ${nameOf(endDate)}`
  }
}
