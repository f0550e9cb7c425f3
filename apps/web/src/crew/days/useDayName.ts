import type { Day } from '@tourdesk/domain/calendar'
import { relativeDay, weekday } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useLanguage } from '../../i18n/language.ts'
import { shortDay } from './shortDay.ts'

/** Names a day as crews say it: `Tomorrow, Sun 29/11`. */
export function useDayName(): (date: Day, today: Day) => string {
  const { language } = useLanguage()
  return (date, today) => {
    const relative = relativeDay(date, today, language)
    const name = `${weekday(date, language, 'short')} ${ltr(shortDay(date))}`
    return relative ? `${capital(relative)}, ${name}` : name
  }
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
