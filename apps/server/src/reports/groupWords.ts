import type { ReportKey } from '@tourdesk/contract/reports/reports'
import { dayText, isDay } from '@tourdesk/domain/calendar'
import type { Grouping } from '@tourdesk/domain/reports/vocabulary'
import { leadLabels, rowLabels, weekdayLabels } from '@tourdesk/words/reportWords'
import {
  cancelReasonLabels,
  cityLabels,
  groupTypeLabels,
  type Locale,
  languageLabels,
  orderChannelLabels,
  orderSourceLabels,
  paymentMethodLabels,
} from '@tourdesk/words/vocabulary'

type Texts = Record<Locale, Partial<Record<string, string>>>

/** The names of the values of closed lists that rows can be about. */
const wordsOf: Partial<Record<Grouping, Texts>> = {
  source: orderSourceLabels,
  channel: orderChannelLabels,
  language: languageLabels,
  groupType: groupTypeLabels,
  pickupCity: cityLabels,
  reason: cancelReasonLabels,
  lead: leadLabels,
  method: paymentMethodLabels,
  weekday: weekdayLabels,
}

/** What a row of a file is about, in words. */
export function groupWords(grouping: Grouping, { id, label }: ReportKey, locale: Locale): string {
  if (id === null) return rowLabels[locale].none
  const text = label ?? wordsOf[grouping]?.[locale][id]
  return text ?? (isDay(id) ? dayText(id) : id)
}
