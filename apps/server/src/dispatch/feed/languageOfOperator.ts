import type { Locale } from '@tourdesk/contract/words'

/** The language that a guide or driver gets calendars in. */
export function languageOfOperator(): Locale {
  return 'he'
}
