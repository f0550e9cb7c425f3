import type { Day } from '@tourdesk/domain/calendar'
import type { FeeLine } from '@tourdesk/domain/payments/feeLines'
import { day } from '../i18n/format.ts'
import { ltr, named } from '../i18n/isolate.ts'
import { defineMessages, textsIn } from '../i18n/messages.ts'
import type { UiLanguage } from '../i18n/uiLanguage.ts'

const feeMessages = defineMessages({
  en: {
    feeOf: 'Cancellation fee: {tour}, {day}',
    fee: 'Cancellation fee',
    write_off: 'Written off',
  },
  he: {
    feeOf: 'דמי ביטול: {tour}, {day}',
    fee: 'דמי ביטול',
    write_off: 'ויתור',
  },
})

/** A line of fees in words, with the canceled tour if it's known. */
export function feeText(
  language: UiLanguage,
  { kind, tour }: { kind: FeeLine['kind']; tour: { name: string; date: Day } | null },
): string {
  const t = textsIn(feeMessages, language)
  return tour && kind === 'fee' ? t('feeOf', { tour: named(tour.name), day: ltr(day(tour.date)) }) : t(kind)
}
