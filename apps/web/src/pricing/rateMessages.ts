import { defineMessages } from '../i18n/messages.ts'

/** Texts about an exchange rate's source and age. */
export const rateMessages = defineMessages({
  en: {
    first: 'Nobody has checked this rate yet',
    hand: 'Set {when}',
    bankOfIsrael: 'Bank of Israel rate of {when}',
    on: '{day}, {count} days ago',
    rate: '{formula} · {age}',
    ofOrder: '{formula}, as when the order was saved',
  },
  he: {
    first: 'אף אחד עוד לא בדק את השער הזה',
    hand: 'הוזן {when}',
    bankOfIsrael: 'שער בנק ישראל: {when}',
    on: '\u2066{day}\u2069, לפני {count} ימים',
    rate: '{formula} · {age}',
    ofOrder: '{formula}, כמו בשמירת ההזמנה',
  },
})
