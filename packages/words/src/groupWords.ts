import { dayText, isDay } from '@tourdesk/domain/calendar'
import type { Grouping } from '@tourdesk/domain/reports/vocabulary'
import { leadLabels, rowLabels, weekdayLabels } from './reportWords.ts'
import {
  cancelReasonLabels,
  cityLabels,
  groupTypeLabels,
  type Locale,
  languageLabels,
  orderChannelLabels,
  orderSourceLabels,
  paymentMethodLabels,
} from './vocabulary.ts'

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

interface Key {
  id: string | null
  label: string | null
}

/** What a row of a report is about, in words. */
export function groupWords(grouping: Grouping, { id, label }: Key, locale: Locale): string {
  if (id === null) return rowLabels[locale].none
  const text = label ?? wordsOf[grouping]?.[locale][id]
  return text ?? (isDay(id) ? dayText(id) : id)
}
