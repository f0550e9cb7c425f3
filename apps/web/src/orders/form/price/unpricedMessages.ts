import { defineMessages } from '../../../i18n/messages.ts'

/** Why a tour has no list price, shown beside its TBD. */
export const unpricedMessages = defineMessages({
  en: {
    no_price_list: 'No price list covers this date.',
    no_price: 'The price list has no price for this group and route.',
    ticket_type_unknown: 'One of the ticket types no longer exists.',
    return_needs_quote: 'The price list has no price for the return.',
    package: 'The office prices package tours.',
    saved: 'This order was saved without a price.',
  },
  he: {
    no_price_list: 'אין מחירון לתאריך הזה.',
    no_price: 'במחירון אין מחיר לקבוצה ולמסלול האלה.',
    ticket_type_unknown: 'אחד מסוגי הכרטיסים כבר לא קיים.',
    return_needs_quote: 'במחירון אין מחיר להסעה חזרה.',
    package: 'המשרד קובע את המחיר של חבילות.',
    saved: 'ההזמנה נשמרה בלי מחיר.',
  },
})
