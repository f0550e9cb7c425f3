import type { ReportKey } from '@tourdesk/contract/reports/reports'
import { addDays } from '@tourdesk/domain/calendar'
import type { Grouping } from '@tourdesk/domain/reports/vocabulary'
import { groupWords } from '@tourdesk/words/groupWords'
import { day, dayRange, month, weekday } from '../i18n/format.ts'
import { ltr } from '../i18n/isolate.ts'
import type { UiLanguage } from '../i18n/uiLanguage.ts'

/** What a row is about: a name, a word, or a time with its weekday or its last day. */
export function groupText(grouping: Grouping, key: ReportKey, language: UiLanguage): string {
  const { id } = key
  if (id === null) return groupWords(grouping, key, language)
  if (grouping === 'day') return `${weekday(id, language, 'short')} ${ltr(day(id))}`
  if (grouping === 'week') return dayRange(id, addDays(id, 6))
  if (grouping === 'month') return month(`${id}-01`, language)
  return groupWords(grouping, key, language)
}
