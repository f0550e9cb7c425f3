import type { TextLanguage } from '@tourdesk/domain/messages/languages'
import type { Placeholder } from '@tourdesk/domain/messages/template'
import type { MessageEvent, MessageState, Silence } from '@tourdesk/domain/messages/vocabulary'
import type { Labels } from '../i18n/labels.ts'

export { messageChannelLabels } from '@tourdesk/words/vocabulary'

export const messageEventLabels: Labels<MessageEvent> = {
  en: {
    order_confirmed: 'Booking confirmed',
    order_changed: 'Booking changed',
    order_canceled: 'Booking canceled',
    payment_link: 'Payment link',
    balance_due: 'Balance due',
    balance_overdue: 'Balance overdue',
    crew_assigned: 'Put on a vehicle',
    crew_removed: 'Taken off a vehicle',
    crew_day: 'The day of guides and drivers',
    statement_ready: 'Statement of an agency',
    statement_overdue: 'Reminder of a statement',
    pickup_changed: 'New pickup time',
    tour_reminder: 'Reminder of the tour',
    free: 'A text of your own',
    supplier_request: 'Request to a supplier',
    supplier_changed: 'Change for a supplier',
    supplier_canceled: 'Canceled request',
    sheet: 'Manifest',
  },
  he: {
    order_confirmed: 'אישור הזמנה',
    order_changed: 'שינוי בהזמנה',
    order_canceled: 'ביטול הזמנה',
    payment_link: 'קישור לתשלום',
    balance_due: 'יתרה לתשלום',
    balance_overdue: 'יתרה באיחור',
    crew_assigned: 'שיבוץ לרכב',
    crew_removed: 'הסרה מרכב',
    crew_day: 'יום העבודה של הצוות',
    statement_ready: 'דף חשבון לסוכנות',
    statement_overdue: 'תזכורת על דף חשבון',
    pickup_changed: 'שעת איסוף חדשה',
    tour_reminder: 'תזכורת לסיור',
    free: 'טקסט חופשי',
    supplier_request: 'פנייה לספק',
    supplier_changed: 'שינוי לספק',
    supplier_canceled: 'ביטול הפנייה',
    sheet: 'דף נסיעה',
  },
}

export const messageStateLabels: Labels<MessageState> = {
  en: {
    waiting: 'WAITING',
    pending: 'GOING OUT',
    by_hand: 'BY HAND',
    sent: 'SENT',
    failed: 'FAILED',
    canceled: 'CANCELED',
    suppressed: 'NOT SENT',
  },
  he: {
    waiting: 'ממתינה',
    pending: 'בדרך',
    by_hand: 'לשליחה ידנית',
    sent: 'נשלחה',
    failed: 'נכשלה',
    canceled: 'בוטלה',
    suppressed: 'לא נשלחה',
  },
}

export const silenceLabels: Labels<Silence> = {
  en: {
    canceled: 'The tour is canceled',
    past: 'The tour is over',
    muted: 'Wants no messages',
    no_pickup_time: 'No pickup time yet',
    told: 'Knows this already',
    same_customer: 'Gets it with another order',
    no_address: 'No email address or phone number that works',
    nothing_due: 'Nothing to pay by card',
    overtaken: 'Something changed before it went out',
    agency_wish: 'The agency writes to its customers itself',
    switched_off: 'These messages were switched off',
    kept: 'There is no mail server: kept as a file',
  },
  he: {
    canceled: 'הסיור בוטל',
    past: 'הסיור כבר היה',
    muted: 'לא מעוניינים בהודעות',
    no_pickup_time: 'עדיין אין שעת איסוף',
    told: 'כבר יודעים',
    same_customer: 'מקבלים עם הזמנה אחרת',
    no_address: 'אין כתובת אימייל או מספר טלפון תקינים',
    nothing_due: 'אין מה לשלם בכרטיס',
    overtaken: 'משהו השתנה לפני שנשלחה',
    agency_wish: 'הסוכנות כותבת ללקוחות שלה בעצמה',
    switched_off: 'ההודעות האלה כובו',
    kept: 'אין שרת דואר: נשמרה כקובץ',
  },
}

export const placeholderLabels: Labels<Placeholder> = {
  en: {
    'customer.firstName': 'First name',
    'customer.lastName': 'Last name',
    'order.number': 'Order number',
    'tour.name': 'Tour',
    'tour.date': 'Day of the tour',
    'pickup.time': 'Pickup time',
    'pickup.place': 'Pickup place',
    'pickup.address': 'Pickup address',
    'party.people': 'Number of people',
    'business.name': 'Our name',
    'business.phone': 'Our phone',
  },
  he: {
    'customer.firstName': 'שם פרטי',
    'customer.lastName': 'שם משפחה',
    'order.number': 'מספר הזמנה',
    'tour.name': 'סיור',
    'tour.date': 'יום הסיור',
    'pickup.time': 'שעת איסוף',
    'pickup.place': 'נקודת איסוף',
    'pickup.address': 'כתובת האיסוף',
    'party.people': 'מספר האנשים',
    'business.name': 'השם שלנו',
    'business.phone': 'הטלפון שלנו',
  },
}

export const textLanguageLabels: Labels<TextLanguage> = {
  en: {
    en: 'English',
    he: 'Hebrew',
    fr: 'French',
    es: 'Spanish',
    de: 'German',
    pt: 'Portuguese',
    it: 'Italian',
    ru: 'Russian',
    ro: 'Romanian',
    nl: 'Dutch',
    zh: 'Chinese',
  },
  he: {
    en: 'אנגלית',
    he: 'עברית',
    fr: 'צרפתית',
    es: 'ספרדית',
    de: 'גרמנית',
    pt: 'פורטוגזית',
    it: 'איטלקית',
    ru: 'רוסית',
    ro: 'רומנית',
    nl: 'הולנדית',
    zh: 'סינית',
  },
}
