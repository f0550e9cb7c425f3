import { type Day, dayText } from '@tourdesk/domain/calendar'
import { type Currency, currencySymbols } from '@tourdesk/domain/pricing/vocabulary'
import { ltr } from '@tourdesk/words/isolate'
import type { Locale } from '@tourdesk/words/vocabulary'

const texts = {
  en: {
    statement: 'Statement',
    draft: 'Draft of a statement',
    agency: 'Agency',
    taxId: 'Dealer number',
    period: 'Period',
    dueOn: 'Due on',
    order: 'Order',
    reference: 'Reference',
    guest: 'Guest',
    tour: 'Tour',
    day: 'Day',
    people: 'People',
    gross: 'Gross',
    percent: 'Commission %',
    commission: 'Commission',
    net: 'Net',
    tourLine: 'Tour',
    cancellation: 'Cancellation',
    adjustment: 'Adjustment',
    kind: 'Line',
    note: 'Note',
    total: 'Total',
    toPay: 'To pay',
    weOwe: 'We owe you',
    page: 'Page {page} of {pages}',
  },
  he: {
    statement: 'דף חשבון',
    draft: 'טיוטת דף חשבון',
    agency: 'סוכנות',
    taxId: 'מספר עוסק',
    period: 'תקופה',
    dueOn: 'לתשלום עד',
    order: 'הזמנה',
    reference: 'אסמכתה',
    guest: 'אורח',
    tour: 'סיור',
    day: 'תאריך',
    people: 'אנשים',
    gross: 'ברוטו',
    percent: 'אחוז עמלה',
    commission: 'עמלה',
    net: 'נטו',
    tourLine: 'סיור',
    cancellation: 'ביטול',
    adjustment: 'התאמה',
    kind: 'שורה',
    note: 'הערה',
    total: 'סה״כ',
    toPay: 'לתשלום',
    weOwe: 'לזכותכם',
    page: 'עמוד {page} מתוך {pages}',
  },
} as const

/** The words of a statement's files. */
export function wordsIn(locale: Locale) {
  return texts[locale]
}

/** `-$1,250.00`, isolated for texts in both languages. */
export function amountText(amount: number, currency: Currency): string {
  return ltr(plainAmount(amount, currency))
}

/** `-$1,250.00` */
export function plainAmount(amount: number, currency: Currency): string {
  const sign = amount < 0 ? '-' : ''
  return `${sign}${currencySymbols[currency]}${Math.abs(amount).toFixed(2).replace(thousands, ',')}`
}

export function dayOf(day: Day): string {
  return ltr(dayText(day))
}

const thousands = /\B(?=(\d{3})+\.)/g
