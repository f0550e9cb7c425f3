import { day, money } from '../../i18n/format.ts'
import { ltr, named } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { defineMessages } from '../../i18n/messages.ts'
import { problemSentence } from '../../i18n/problemSentence.ts'
import { useText } from '../../i18n/useText.ts'
import { paymentActionLabels } from '../../i18n/vocabulary/orders.ts'

const logMessages = defineMessages({
  en: {
    created: 'created',
    updated: 'updated',
    'status changed': 'status changed',
    'payment created': 'payment created',
    'payment paid': 'payment paid',
    'payment failed': 'card payment failed',
    'payment refused': 'card payment doesn’t match',
    'refund failed': 'card refund failed',
    answer: 'card company’s answer',
    other_amount: 'another amount than asked for',
    other_currency: 'another currency than asked for',
    'payment reversed': 'payment reversed',
    'refund paid': 'refund paid out',
    refunded: 'refund promised',
    'link sent': 'link sent to the customer',
    'link renewed': 'new customer’s link made',
    'refund retried': 'refund sent to the card again',
    'written off': 'written off',
    'cash handed over': 'cash handed over to the office',
    'credit given': 'store credit given',
    'credit used': 'paid by store credit',
    'credit mailed': 'store credit mailed',
    'credit prolonged': 'store credit valid longer',
    'credit taken back': 'store credit turned back into a refund',
    'credit end mailed': 'customer told by mail that the store credit was taken back',
    canceled: 'canceled',
    'cancellation undone': 'cancellation undone',
    'assigned to vehicle': 'assigned to vehicle',
    'removed from vehicle': 'removed from vehicle',
    split: 'split over several vehicles',
    'pickup time changed': 'pickup time changed',
    'boarding tapped': 'on the road',
    'crew noted': 'note from the road',
    'incident reported': 'incident',
    'cash not recorded': 'cash received, but not in the payments',
    boarded: 'boarded',
    no_show: 'no-show',
    dropped_off: 'dropped off',
    undo: 'taken back',
    early_no_show: 'before the waiting time was over',
    party_moved: 'not on this vehicle any more',
    order_canceled: 'the order was canceled',
    clock_wrong: 'the clock of the phone was wrong',
    overpaid: 'more than was open',
    overridden: 'unavailability overridden',
    changedPaid: 'although it was paid',
    overSeated: 'more people than seats',
    oversold: 'sold over capacity',
    soldClosed: 'sold although closed',
  },
  he: {
    created: 'ההזמנה נוצרה',
    updated: 'ההזמנה עודכנה',
    'status changed': 'הסטטוס שונה',
    'payment created': 'נוצר תשלום',
    'payment paid': 'התקבל תשלום',
    'payment failed': 'התשלום בכרטיס נכשל',
    'payment refused': 'תשלום בכרטיס שלא תואם',
    'refund failed': 'הזיכוי לכרטיס נכשל',
    answer: 'תשובת חברת האשראי',
    other_amount: 'סכום שונה ממה שביקשנו',
    other_currency: 'מטבע שונה ממה שביקשנו',
    'payment reversed': 'רישום תשלום בוטל',
    'refund paid': 'הזיכוי בוצע',
    refunded: 'אושר זיכוי',
    'link sent': 'נשלח קישור ללקוח',
    'link renewed': 'הוחלף הקישור ללקוח',
    'refund retried': 'הזיכוי נשלח שוב לכרטיס',
    'written off': 'ויתור על היתרה',
    'cash handed over': 'המזומן נמסר למשרד',
    'credit given': 'ניתן שובר זיכוי',
    'credit used': 'תשלום בשובר זיכוי',
    'credit mailed': 'שובר הזיכוי נשלח במייל',
    'credit prolonged': 'הוארך תוקף שובר הזיכוי',
    'credit taken back': 'שובר הזיכוי בוטל והפך להחזר כספי',
    'credit end mailed': 'נשלחה ללקוח הודעה במייל על ביטול שובר הזיכוי',
    canceled: 'ההזמנה בוטלה',
    'cancellation undone': 'ההזמנה הוחזרה אחרי ביטול',
    'assigned to vehicle': 'שובצה לרכב',
    'removed from vehicle': 'הוסרה מהרכב',
    split: 'פוצלה בין כמה רכבים',
    'pickup time changed': 'שעת האיסוף שונתה',
    'boarding tapped': 'בשטח',
    'crew noted': 'הערה מהשטח',
    'incident reported': 'אירוע חריג',
    'cash not recorded': 'התקבל מזומן שלא נרשם בתשלומים',
    boarded: 'עלו',
    no_show: 'לא הגיעו',
    dropped_off: 'ירדו',
    undo: 'הסימון בוטל',
    early_no_show: 'לפני שנגמר זמן ההמתנה',
    party_moved: 'כבר לא ברכב הזה',
    order_canceled: 'ההזמנה הייתה מבוטלת',
    clock_wrong: 'השעון בטלפון לא היה מדויק',
    overpaid: 'יותר ממה שנותר לתשלום',
    overridden: 'נפתח תאריך חסום',
    changedPaid: 'אף שכבר שולמה',
    overSeated: 'יותר משתתפים ממקומות ברכב',
    oversold: 'מכירה מעבר לתפוסה',
    soldClosed: 'נמכר אף שהיציאה סגורה',
  },
})

interface Logged {
  action: string
  /** What the server logs in addition to the action. */
  details: {
    overrideUnavailability?: unknown
    changedPaid?: unknown
    overSeated?: unknown
    /** Why it was sold above the capacity of its departure. */
    oversold?: unknown
    /** Why it was sold on a departure that's closed for sale. */
    soldClosed?: unknown
    beyondRights?: unknown
    payment?: unknown
    amount?: unknown
    currency?: unknown
    /** The card company's answer. */
    response?: unknown
    /** Why a card's payment doesn't match. */
    reason?: unknown
    /** The new day until which a credit is valid. */
    validUntil?: unknown
    transaction?: unknown
    /** The guide or driver who took cash. */
    holder?: unknown
    /** What was tapped on the road, for how many people. */
    tap?: unknown
    count?: unknown
    /** A note or an incident. */
    text?: unknown
    /** Why the office should look at it. */
    flags?: unknown
  }
}

/** A log line in words: the action, and anything unusual about it. */
export function useLogText(): (entry: Logged) => string {
  const t = useText(logMessages)
  const payment = useLabel(paymentActionLabels)
  return ({ action, details }) => {
    const word = isKnown(action) ? t(action) : action
    const extra = [
      details.overrideUnavailability === true ? t('overridden') : '',
      details.changedPaid ? t('changedPaid') : '',
      details.overSeated ? t('overSeated') : '',
      typeof details.oversold === 'string' ? `${t('oversold')}: ${named(details.oversold)}` : '',
      typeof details.soldClosed === 'string' ? `${t('soldClosed')}: ${named(details.soldClosed)}` : '',
      ...beyondRightsOf(details),
      details.payment === 'refund' ? payment('refund') : '',
      amountOf(details),
      typeof details.validUntil === 'string' ? ltr(day(details.validUntil)) : '',
      details.reason === 'other_amount' || details.reason === 'other_currency' ? t(details.reason) : '',
      typeof details.response === 'string' ? `${t('answer')}: ${ltr(details.response)}` : '',
      typeof details.transaction === 'string' ? ltr(details.transaction) : '',
      typeof details.holder === 'string' ? named(details.holder) : '',
      typeof details.tap === 'string' && isKnown(details.tap) ? tapOf(t(details.tap), details.count) : '',
      typeof details.text === 'string' ? named(details.text) : '',
      ...flagsOf(details).map((flag) => t(flag)),
    ].filter((text) => text !== '')
    return [word, ...extra].join(' · ')
  }
}

function tapOf(word: string, count: unknown): string {
  return typeof count === 'number' ? `${word} ${ltr(String(count))}` : word
}

function flagsOf({ flags }: Logged['details']): (keyof typeof logMessages.en)[] {
  const listed: unknown[] = Array.isArray(flags) ? flags : []
  return listed.flatMap((flag) => (typeof flag === 'string' && isKnown(flag) ? [flag] : []))
}

function isKnown(action: string): action is keyof typeof logMessages.en {
  return Object.hasOwn(logMessages.en, action)
}

/** What staff sold beyond the agency's rights. */
function beyondRightsOf({ beyondRights }: Logged['details']): string[] {
  const codes: unknown[] = Array.isArray(beyondRights) ? beyondRights : []
  return (['private_group_not_allowed', 'agency_payment_not_allowed'] as const)
    .filter((code) => codes.includes(code))
    .map((code) => problemSentence(code))
}

function amountOf({ amount, currency }: Logged['details']): string {
  if (typeof amount !== 'number') return ''
  return money(amount, currency === 'ILS' || currency === 'EUR' ? currency : 'USD')
}
