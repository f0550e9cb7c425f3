import { defineMessages } from '../../i18n/messages.ts'

/** Texts of refunds that are promised but not made yet. */
export const refundMessages = defineMessages({
  en: {
    title: 'To give back',
    to_do: 'To do',
    on_its_way: 'On its way to the card',
    refused: 'Refused by the card company',
    markMade: 'Mark as given back',
    made: 'Marked as given back',
    madeHelp: 'How and when was {amount} given back?',
    method: 'How',
    day: 'Day',
    reference: 'Reference',
    note: 'Note',
    tryAgain: 'Send to the card again',
    sentAgain: 'Sent to the card again',
  },
  he: {
    title: 'זיכויים לביצוע',
    to_do: 'לביצוע',
    on_its_way: 'בדרך לכרטיס',
    refused: 'סורב בחברת האשראי',
    markMade: 'סימון כהוחזר',
    made: 'סומן כהוחזר',
    madeHelp: 'איך ומתי הוחזרו \u2066{amount}\u2069?',
    method: 'איך',
    day: 'תאריך',
    reference: 'אסמכתה',
    note: 'הערה',
    tryAgain: 'שליחה חוזרת לכרטיס',
    sentAgain: 'נשלח שוב לכרטיס',
  },
})
