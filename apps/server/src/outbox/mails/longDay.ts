import type { Day } from '@tourdesk/domain/calendar'
import type { TextLanguage } from '@tourdesk/domain/messages/languages'

/** `4 January 2027`, with the month as a word, since half the world reads 4/1 as the first of April. */
export function longDay(day: Day, language: TextLanguage): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}

/** `Monday`. */
export function weekday(day: Day, language: TextLanguage): string {
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}

function localeOf(language: TextLanguage): string {
  if (language === 'en') return 'en-GB'
  return language === 'he' ? 'he-IL' : language
}
