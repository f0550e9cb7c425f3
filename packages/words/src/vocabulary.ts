import type { AgencyPostingKind, LimitState } from '@tourdesk/domain/agencyAccounts/vocabulary'
import type { City, GroupType, Language } from '@tourdesk/domain/catalogue/vocabulary'
import type {
  EntryStatus,
  OrderSource,
  OrderStatus,
  OrderType,
  PriceClass,
} from '@tourdesk/domain/entries/vocabulary'
import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'
import type { CancelReason, OrderChannel, PaymentStatus } from '@tourdesk/domain/orders/vocabulary'
import type { LedgerKind, PaymentMethod } from '@tourdesk/domain/payments/vocabulary'
import type { GroupColumn, PrivateColumn } from '@tourdesk/domain/pricing/vocabulary'

/* The labels of values: on screens, in exported files, and in messages. */

/** The languages of screens and files; not those in which tours are offered. */
export type Locale = 'en' | 'he'

/** The label of every value of a closed list, in both languages; a missing one doesn't compile. */
export type Words<Value extends string> = Record<Locale, Record<Value, string>>

/** Shown instead of a price still to be determined. */
export const toBeDetermined: Record<Locale, string> = { en: 'TBD', he: 'ייקבע' }

export const cityLabels: Words<City> = {
  en: { tel_aviv: 'Tel Aviv', jerusalem: 'Jerusalem', herzliya: 'Herzliya', jaffa: 'Jaffa' },
  he: { tel_aviv: 'תל אביב', jerusalem: 'ירושלים', herzliya: 'הרצליה', jaffa: 'יפו' },
}

export const languageLabels: Words<Language> = {
  en: {
    english: 'English',
    french: 'French',
    spanish: 'Spanish',
    german: 'German',
    portuguese: 'Portuguese',
    italian: 'Italian',
    russian: 'Russian',
    romanian: 'Romanian',
    dutch: 'Dutch',
    chinese: 'Chinese',
  },
  he: {
    english: 'אנגלית',
    french: 'צרפתית',
    spanish: 'ספרדית',
    german: 'גרמנית',
    portuguese: 'פורטוגזית',
    italian: 'איטלקית',
    russian: 'רוסית',
    romanian: 'רומנית',
    dutch: 'הולנדית',
    chinese: 'סינית',
  },
}

/** In lower case with underscores, an English label is its group type; only Private is shorter. */
export const groupTypeLabels: Words<GroupType> = {
  en: {
    small_group: 'Small Group',
    medium_group: 'Medium Group',
    large_group: 'Large Group',
    private_group: 'Private',
  },
  he: {
    small_group: 'קבוצה קטנה',
    medium_group: 'קבוצה בינונית',
    large_group: 'קבוצה גדולה',
    private_group: 'קבוצה פרטית',
  },
}

/** The same as on the buttons for a new order. */
export const orderTypeLabels: Words<OrderType> = {
  en: { daily: 'Daily', private: 'Private', package: 'Package', starTour: 'Star' },
  he: { daily: 'יומי', private: 'פרטי', package: 'חבילה', starTour: 'מסלול משולב' },
}

export const orderSourceLabels: Words<OrderSource> = {
  en: { website: 'Website', office: 'Office', email: 'Email' },
  he: { website: 'אתר', office: 'משרד', email: 'אימייל' },
}

/** How an order came in: who saved it; `offer` by a customer, from the waiting list. */
export const orderChannelLabels: Words<OrderChannel> = {
  en: { office: 'Office', agency: 'Agency', offer: 'Waiting list' },
  he: { office: 'משרד', agency: 'סוכנות', offer: 'רשימת המתנה' },
}

export const cancelReasonLabels: Words<CancelReason> = {
  en: {
    customer: 'Customer',
    weather: 'Weather',
    security: 'Security',
    too_few: 'Too few people',
    vehicle: 'Vehicle',
    crew: 'Guide or driver',
    other: 'Other',
  },
  he: {
    customer: 'לקוח',
    weather: 'מזג אוויר',
    security: 'מצב ביטחוני',
    too_few: 'מעט מדי משתתפים',
    vehicle: 'רכב',
    crew: 'מדריך או נהג',
    other: 'אחר',
  },
}

export const orderStatusLabels: Words<OrderStatus> = {
  en: { pending: 'Pending', canceled: 'Canceled', paid: 'Paid' },
  he: { pending: 'ממתינה', canceled: 'בוטלה', paid: 'שולמה' },
}

/** NOT_CONFIRMED is shown as BOOKED. */
export const entryStatusLabels: Words<EntryStatus> = {
  en: {
    NOT_CONFIRMED: 'BOOKED',
    BOOKED: 'BOOKED',
    CONFIRMED: 'CONFIRMED',
    COMPLETED: 'COMPLETED',
    CANCELED: 'CANCELED',
    PARTIAL: 'PARTIAL',
  },
  he: {
    NOT_CONFIRMED: 'הוזמן',
    BOOKED: 'הוזמן',
    CONFIRMED: 'אושר',
    COMPLETED: 'הסתיים',
    CANCELED: 'בוטל',
    PARTIAL: 'חלקי',
  },
}

export const priceClassLabels: Words<PriceClass> = {
  en: { premium: 'Premium', economy: 'Economy' },
  he: { premium: 'פרימיום', economy: 'אקונומי' },
}

/** PENDING is shown as AWAITING PAYMENT. */
export const paymentStatusLabels: Words<PaymentStatus> = {
  en: { PENDING: 'AWAITING PAYMENT', PARTIAL: 'PARTIAL', PAID: 'PAID', CANCELED: 'CANCELED' },
  he: { PENDING: 'ממתין לתשלום', PARTIAL: 'שולם חלקית', PAID: 'שולם', CANCELED: 'בוטל' },
}

export const paymentMethodLabels: Words<PaymentMethod> = {
  en: {
    card: 'Card',
    agency: 'Agency',
    cash: 'Cash',
    transfer: 'Bank transfer',
    cheque: 'Cheque',
    terminal: 'Card terminal',
    voucher: 'Voucher',
  },
  he: {
    card: 'כרטיס אשראי',
    agency: 'סוכנות',
    cash: 'מזומן',
    transfer: 'העברה בנקאית',
    cheque: 'צ׳ק',
    terminal: 'מסוף אשראי',
    voucher: 'שובר',
  },
}

export const ledgerKindLabels: Words<LedgerKind> = {
  en: {
    sale: 'Sale',
    adjustment: 'Price change',
    void: 'Cancellation',
    fee: 'Cancellation fee',
    payment: 'Payment',
    refund: 'Refund',
    credit_given: 'Store credit given',
    credit_used: 'Paid by store credit',
    write_off: 'Written off',
    reversal: 'Taken back',
  },
  he: {
    sale: 'מכירה',
    adjustment: 'שינוי מחיר',
    void: 'ביטול',
    fee: 'דמי ביטול',
    payment: 'תשלום',
    refund: 'זיכוי',
    credit_given: 'שובר זיכוי ניתן',
    credit_used: 'תשלום בשובר זיכוי',
    write_off: 'ויתור',
    reversal: 'ביטול רישום',
  },
}

/** The rows of an agency's account. */
export const agencyPostingLabels: Words<AgencyPostingKind> = {
  en: {
    gross: 'Tour',
    commission: 'Commission',
    cancellation: 'Cancellation',
    commission_back: 'Commission taken back',
    payment: 'Payment',
    top_up: 'Paid in advance',
    payout: 'Paid to the agency',
    adjustment: 'Adjustment',
    opening: 'Opening balance',
    reversal: 'Reversed',
  },
  he: {
    gross: 'סיור',
    commission: 'עמלה',
    cancellation: 'ביטול',
    commission_back: 'החזרת עמלה',
    payment: 'תשלום',
    top_up: 'תשלום מראש',
    payout: 'תשלום לסוכנות',
    adjustment: 'התאמה',
    opening: 'יתרת פתיחה',
    reversal: 'ביטול רישום',
  },
}

export const limitStateLabels: Words<LimitState> = {
  en: { near: 'Limit nearly used', over: 'Over the credit limit', low: 'Little left' },
  he: { near: 'המסגרת כמעט נוצלה', over: 'חריגה מהמסגרת', low: 'נותר מעט' },
}

export const messageChannelLabels: Words<MessageChannel> = {
  en: { email: 'Email', whatsapp: 'WhatsApp', sms: 'SMS' },
  he: { email: 'אימייל', whatsapp: 'WhatsApp', sms: 'SMS' },
}

/** Headings of the price table. */
export const groupColumnLabels: Words<GroupColumn> = {
  en: { economy: 'Economy', small_group: 'Small', medium_group: 'Medium', large_group: 'Large' },
  he: { economy: 'אקונומי', small_group: 'קטנה', medium_group: 'בינונית', large_group: 'גדולה' },
}

/** Headings of the price table. */
export const privateColumnLabels: Words<PrivateColumn> = {
  en: {
    four_seater: '4-seater',
    four_seater_deluxe: '4-seater deluxe',
    seven_seater: '7-seater',
    seven_seater_deluxe: '7-seater deluxe',
    ten_seater: '10-seater',
    nineteen_seater: '19-seater',
  },
  he: {
    four_seater: '4 מקומות',
    four_seater_deluxe: '4 מקומות דלוקס',
    seven_seater: '7 מקומות',
    seven_seater_deluxe: '7 מקומות דלוקס',
    ten_seater: '10 מקומות',
    nineteen_seater: '19 מקומות',
  },
}

/** The standard ticket types; the office can add others. */
export const ticketTypeLabels = {
  en: { adult: 'Adult', child: 'Child', infant: 'Infant', student: 'Student', senior: 'Senior' },
  he: { adult: 'מבוגר', child: 'ילד', infant: 'תינוק', student: 'סטודנט', senior: 'גיל הזהב' },
} as const

/** Whether a ticket type is a standard one, which has words in both languages. */
export function isStandardTicket(type: string): type is keyof typeof ticketTypeLabels.en {
  return Object.hasOwn(ticketTypeLabels.en, type)
}
