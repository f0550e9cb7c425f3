import { defineMessages } from '../i18n/messages.ts'

/** Money that's promised back and hasn't gone yet. */
export const givingBackMessages = defineMessages({
  en: {
    title: 'To give back',
    to_do: 'To do',
    on_its_way: 'On its way to the card',
    refused: 'The card refused it',
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
    title: 'כספים להשבה',
    to_do: 'לביצוע',
    on_its_way: 'בדרך לכרטיס',
    refused: 'הכרטיס סירב',
    markMade: 'סימון כהושב',
    made: 'סומן כהושב',
    madeHelp: 'איך ומתי הושבו \u2066{amount}\u2069?',
    method: 'איך',
    day: 'תאריך',
    reference: 'אסמכתה',
    note: 'הערה',
    tryAgain: 'שליחה חוזרת לכרטיס',
    sentAgain: 'נשלח שוב לכרטיס',
  },
})
