import type { SupplierState } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import type { Labels } from '../../i18n/labels.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** The state of a vehicle's request to its supplier, in a word. */
export const supplierStateLabels: Labels<SupplierState> = {
  en: { not_asked: 'Not asked', asked: 'Asked', confirmed: 'Confirmed', refused: 'Refused' },
  he: { not_asked: 'טרם פנינו', asked: 'ממתין לתשובה', confirmed: 'אושר', refused: 'סירב' },
}

/** Texts for requesting vehicles from car suppliers. */
export const supplierMessages = defineMessages({
  en: {
    title: 'Supplier',
    ask: 'Ask the supplier',
    again: 'Ask again',
    confirmed: 'Confirmed',
    refused: 'Refused',
    note: 'What did they say?',
    askedBy: 'Asked {time} by {name}',
    repliedBy: 'Reply entered {time} by {name}',
    changed: 'The supplier hasn’t seen the latest changes. We’ll email them in a few minutes.',
    language: 'Language',
    contact: 'Contact for questions',
    remarks: 'Remarks',
    preview: 'What the supplier gets',
    byHand: 'Ready to send manually. The manifest isn’t attached; you can attach it as a PDF.',
    attached: 'The manifest is attached as a PDF.',
    unreachable: 'This supplier has no email address or phone number that works.',
    send: 'Send the request',
    sent: 'The request is on its way',
    waiting: 'The request is ready to send manually',
    openHand: 'Open the list',
    notSent: 'The request couldn’t be sent',
    entered: 'The reply was saved',
    notEntered: 'The reply couldn’t be saved',
  },
  he: {
    title: 'ספק',
    ask: 'פנייה לספק',
    again: 'פנייה נוספת',
    confirmed: 'אישר',
    refused: 'סירב',
    note: 'מה אמרו?',
    askedBy: 'פנייה {time}, {name}',
    repliedBy: 'תשובה {time}, {name}',
    changed: 'יש שינוי שהספק עוד לא יודע עליו. הוא יקבל הודעה בעוד כמה דקות.',
    language: 'שפה',
    contact: 'איש קשר לשאלות',
    remarks: 'הערות',
    preview: 'מה הספק יקבל',
    byHand: 'ממתין לשליחה ידנית, בלי דף הנסיעה. אפשר לצרף אותו כ־PDF.',
    attached: 'דף הנסיעה מצורף כ־PDF.',
    unreachable: 'לספק הזה אין כתובת אימייל או מספר טלפון תקינים.',
    send: 'שליחת הפנייה',
    sent: 'הפנייה בדרך',
    waiting: 'הפנייה ממתינה לשליחה ידנית',
    openHand: 'לרשימה',
    notSent: 'שליחת הפנייה לא הצליחה',
    entered: 'התשובה נשמרה',
    notEntered: 'שמירת התשובה לא הצליחה',
  },
})
