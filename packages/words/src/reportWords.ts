import type { Weekday } from '@tourdesk/domain/calendar'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type {
  Comparison,
  DayBasis,
  Grouping,
  ReportFilter,
  ReportName,
  ReportNote,
} from '@tourdesk/domain/reports/vocabulary'
import { ltr } from './isolate.ts'
import type { Locale, Words } from './vocabulary.ts'

/* What reports, their rows and their choices are called: on the page and in the file. */

export const reportLabels: Words<ReportName> = {
  en: {
    sales: 'Sales',
    leadTime: 'Lead time',
    cancellations: 'Cancellations',
    received: 'Money received',
    commission: 'Commission',
    agencies: 'Owed by agencies',
    noShows: 'No-shows',
    crew: 'Guide and driver days',
    vehicles: 'Vehicle use',
    fill: 'Seats filled',
    pace: 'Booking pace',
  },
  he: {
    sales: 'מכירות',
    leadTime: 'זמן הזמנה מראש',
    cancellations: 'ביטולים',
    received: 'כספים שהתקבלו',
    commission: 'עמלות',
    agencies: 'חובות סוכנויות',
    noShows: 'לא הגיעו',
    crew: 'ימי מדריכים ונהגים',
    vehicles: 'ניצול רכבים',
    fill: 'תפוסה',
    pace: 'קצב הזמנות',
  },
}

export const basisLabels: Words<DayBasis> = {
  en: {
    booking: 'Day of booking',
    travel: 'Day of the tour',
    cancel: 'Day of canceling',
    money: 'Day of the payment',
    provider: 'Day at the card company',
    account: 'Day on the account',
  },
  he: {
    booking: 'יום ההזמנה',
    travel: 'יום הסיור',
    cancel: 'יום הביטול',
    money: 'יום התשלום',
    provider: 'היום אצל חברת הסליקה',
    account: 'יום הרישום בחשבון',
  },
}

export const groupingLabels: Words<Grouping> = {
  en: {
    agency: 'Agency',
    agent: 'Agent',
    tour: 'Tour',
    source: 'Source',
    channel: 'Channel',
    language: 'Language',
    groupType: 'Group type',
    pickupCity: 'Pickup city',
    pickupPlace: 'Pickup place',
    reason: 'Reason',
    lead: 'Days before the tour',
    method: 'Method',
    person: 'Guide or driver',
    car: 'Car',
    supplier: 'Car supplier',
    size: 'Vehicle size',
    weekday: 'Weekday',
    day: 'Day',
    week: 'Week',
    month: 'Month',
  },
  he: {
    agency: 'סוכנות',
    agent: 'סוכן',
    tour: 'סיור',
    source: 'מקור',
    channel: 'ערוץ',
    language: 'שפה',
    groupType: 'סוג קבוצה',
    pickupCity: 'עיר איסוף',
    pickupPlace: 'נקודת איסוף',
    reason: 'סיבה',
    lead: 'ימים לפני הסיור',
    method: 'אמצעי תשלום',
    person: 'מדריך או נהג',
    car: 'רכב',
    supplier: 'ספק רכב',
    size: 'גודל רכב',
    weekday: 'יום בשבוע',
    day: 'יום',
    week: 'שבוע',
    month: 'חודש',
  },
}

export const comparisonLabels: Words<Comparison> = {
  en: {
    previous: 'The days before',
    year: 'The same days last year',
    weekdays: 'The same weekdays last year',
  },
  he: { previous: 'התקופה הקודמת', year: 'אותם תאריכים אשתקד', weekdays: 'אותם ימים בשבוע אשתקד' },
}

export const filterLabels: Words<ReportFilter> = {
  en: {
    agency: 'Agency',
    agent: 'Agent',
    tour: 'Tour',
    source: 'Source',
    channel: 'Channel',
    language: 'Language',
    groupType: 'Group type',
    orderType: 'Order type',
    pickupCity: 'Pickup city',
    coupon: 'Coupon',
  },
  he: {
    agency: 'סוכנות',
    agent: 'סוכן',
    tour: 'סיור',
    source: 'מקור',
    channel: 'ערוץ',
    language: 'שפה',
    groupType: 'סוג קבוצה',
    orderType: 'סוג הזמנה',
    pickupCity: 'עיר איסוף',
    coupon: 'קופון',
  },
}

/** The rows of cancellations by how many days before the tour they were made, by the first of the days. */
export const leadLabels: Words<'0' | '1' | '2' | '7' | '14'> = {
  en: { 0: 'Same day', 1: '1 day', 2: '2–6 days', 7: '7–13 days', 14: '14 days or more' },
  he: { 0: 'באותו יום', 1: 'יום אחד', 2: '2-6 ימים', 7: '7-13 ימים', 14: '14 ימים ומעלה' },
}

/** Instead of a name: of tours without a language, an agent or a pickup city, and of all smaller groups as one. */
export const rowLabels: Words<'none' | 'others' | 'total'> = {
  en: { none: 'None', others: 'Others', total: 'Total' },
  he: { none: 'ללא', others: 'אחר', total: 'סה״כ' },
}

/** By the number of the day, from Sunday. */
export const weekdayLabels: Words<Weekday> = {
  en: {
    0: 'Sunday',
    1: 'Monday',
    2: 'Tuesday',
    3: 'Wednesday',
    4: 'Thursday',
    5: 'Friday',
    6: 'Saturday',
  },
  he: {
    0: 'יום ראשון',
    1: 'יום שני',
    2: 'יום שלישי',
    3: 'יום רביעי',
    4: 'יום חמישי',
    5: 'יום שישי',
    6: 'שבת',
  },
}

/** Headings of a compared number. */
export const changeLabels: Words<'before' | 'difference' | 'percent'> = {
  en: { before: 'before', difference: 'difference', percent: 'change in %' },
  he: { before: 'קודם', difference: 'הפרש', percent: 'שינוי ב-%' },
}

/** The sheet of a file that explains the report. */
export const aboutLabels: Words<
  'sheet' | 'report' | 'days' | 'basis' | 'rows' | 'compared' | 'made' | 'note'
> = {
  en: {
    sheet: 'About',
    report: 'Report',
    days: 'Days',
    basis: 'Counted by',
    rows: 'Rows',
    compared: 'Compared with',
    made: 'Made on',
    note: 'Please note',
  },
  he: {
    sheet: 'על הדוח',
    report: 'דוח',
    days: 'תאריכים',
    basis: 'לפי',
    rows: 'שורות',
    compared: 'בהשוואה ל',
    made: 'הופק ב',
    note: 'לתשומת לב',
  },
}

/** What a note below a report says: about a count, or about money in several currencies. */
export function noteText(
  { name, count, money }: { name: ReportNote; count: number | null; money: readonly NotedMoney[] },
  locale: Locale,
): string {
  const { one, many } = noteTexts[locale][name]
  const amounts = money.map(({ amount, currency }) => ltr(`${amount.toFixed(2)} ${currency}`))
  return (count === 1 ? one : many)
    .replace('{count}', String(count ?? 0))
    .replace('{money}', amounts.join(', '))
}

interface NotedMoney {
  currency: Currency
  amount: number
}

const noteTexts: Record<Locale, Record<ReportNote, { one: string; many: string }>> = {
  en: {
    unpriced: { one: '1 order has no price yet.', many: '{count} orders have no price yet.' },
    heldCash: {
      one: '{money} are still held by guides and drivers.',
      many: '{money} are still held by guides and drivers.',
    },
    unitsNotRecorded: {
      one: 'On 1 vehicle nothing was recorded.',
      many: 'On {count} vehicles nothing was recorded.',
    },
  },
  he: {
    unpriced: { one: 'להזמנה אחת עדיין אין מחיר.', many: 'ל-{count} הזמנות עדיין אין מחיר.' },
    heldCash: { one: '{money} עדיין אצל מדריכים ונהגים.', many: '{money} עדיין אצל מדריכים ונהגים.' },
    unitsNotRecorded: { one: 'ברכב אחד לא נרשם דבר.', many: 'ב-{count} רכבים לא נרשם דבר.' },
  },
}
