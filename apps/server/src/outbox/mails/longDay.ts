import type { Day } from '@tourdesk/domain/calendar'

const formats = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  he: new Intl.DateTimeFormat('he-IL', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** `4 January 2027`: with the month as a word, since half of the world reads 4/1 as the first of April. */
export function longDay(day: Day, language: 'en' | 'he'): string {
  return formats[language].format(new Date(day))
}
