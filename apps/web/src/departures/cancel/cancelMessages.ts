import type { BatchTerms } from '@tourdesk/contract/departures/batchParts'
import type { RefundState } from '@tourdesk/domain/payments/refundTask'
import type { Labels } from '../../i18n/labels.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** How much an order gets back. */
export const batchTermsLabels: Labels<BatchTerms> = {
  en: { full: 'All of it', policy: 'By its terms', none: 'Nothing' },
  he: { full: 'הכול', policy: 'לפי התנאים', none: 'כלום' },
}

/** How far a refund is. */
export const refundStateLabels: Labels<RefundState | 'refunded'> = {
  en: { refunded: 'Refunded', on_its_way: 'On its way', to_do: 'To do', refused: 'Refused' },
  he: { refunded: 'הוחזר', on_its_way: 'בדרך', to_do: 'לביצוע', refused: 'סורב' },
}

/** Texts of canceling whole departures. */
export const cancelMessages = defineMessages({
  en: {
    cancel: 'Cancel the departure',
    reason: 'Reason',
    text: 'What happened',
    textHelp: 'For the log, and on the departure’s page.',
    messages: 'Tell the customers',
    closes: 'Close it for sale if someone stays',
    preview: 'Show the orders',
    keep: 'Keep the departure',
    back: 'Back',
    again: 'Some orders have changed. Please look at the list again.',
    list: 'What happens to each order',
    nobody: 'Nobody is booked on this departure. It’s only marked as canceled.',
    terms: 'Gets back',
    refund: 'Refund',
    asCredit: 'As store credit',
    partOnly: 'Only these tours of the order',
    noRefund: 'no refund',
    orders: { one: '1 order', other: '{count} orders' },
    people: { one: '1 person', other: '{count} people' },
    freed: { one: '1 vehicle becomes free', other: '{count} vehicles become free' },
    seats: { one: '1 seat', other: '{count} seats' },
    refunds: 'Refunds: {sums}',
    canceled: 'The departure was canceled',
    notCanceled: 'The departure wasn’t canceled',
    batch: 'Cancellation',
    batchBy: '{reason}: {text}. {name}, {when}',
    progress: '{refunded} of {all} refunded',
    progressRefused: '{refunded} of {all} refunded, {refused} refused',
    noRefunds: 'No money went back.',
    finished: 'All refunds are done.',
    tryAgain: 'Try again',
    sentAgain: 'The refunds are on their way again',
    notSentAgain: 'The refunds weren’t sent again',
  },
  he: {
    cancel: 'ביטול היציאה',
    reason: 'סיבה',
    text: 'מה קרה',
    textHelp: 'ליומן ולדף היציאה.',
    messages: 'להודיע ללקוחות',
    closes: 'לסגור למכירה אם מישהו נשאר',
    preview: 'הצגת ההזמנות',
    keep: 'להשאיר את היציאה',
    back: 'חזרה',
    again: 'חלק מההזמנות השתנו. כדאי לעבור שוב על הרשימה.',
    list: 'מה יקרה לכל הזמנה',
    nobody: 'אין הזמנות ליציאה הזאת. היא רק תסומן כמבוטלת.',
    terms: 'החזר',
    refund: 'סכום ההחזר',
    asCredit: 'כשובר זיכוי',
    partOnly: 'רק הסיורים האלה מההזמנה',
    noRefund: 'ללא החזר',
    orders: { one: 'הזמנה אחת', two: '{count} הזמנות', other: '{count} הזמנות' },
    people: { one: 'משתתף אחד', two: '{count} משתתפים', other: '{count} משתתפים' },
    freed: { one: 'רכב אחד מתפנה', two: '{count} רכבים מתפנים', other: '{count} רכבים מתפנים' },
    seats: { one: 'מושב אחד', two: '{count} מושבים', other: '{count} מושבים' },
    refunds: 'החזרים: {sums}',
    canceled: 'היציאה בוטלה',
    notCanceled: 'היציאה לא בוטלה',
    batch: 'הביטול',
    batchBy: '{reason}: {text}. {name}, {when}',
    progress: '{refunded} מתוך {all} זוכו',
    progressRefused: '{refunded} מתוך {all} זוכו, {refused} סורבו',
    noRefunds: 'לא הוחזר כסף.',
    finished: 'כל ההחזרים בוצעו.',
    tryAgain: 'ניסיון חוזר',
    sentAgain: 'ההחזרים נשלחו שוב',
    notSentAgain: 'ההחזרים לא נשלחו שוב',
  },
})
