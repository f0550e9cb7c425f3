import type { PageLanguage } from '../../outside/cards/cardProvider.ts'

const texts = {
  en: {
    banner: 'TEST – no real money is taken.',
    title: 'Pay for your order',
    order: 'Order',
    amount: 'Amount',
    pay: 'Pay by card',
    safe: 'You type the card number on the payment company’s own page. We never see it.',
    otherLanguage: 'עברית',
    again: 'Try again',
    close: 'You can close this page now.',
    paidTitle: 'Thank you, the payment was received',
    paid: 'Everything is paid. There’s nothing else to do.',
    failedTitle: 'The payment didn’t go through',
    failed: 'Nothing was charged.',
    code: 'The card company’s code:',
    waitingTitle: 'We’re checking the payment',
    waiting: 'This takes a few seconds. Please leave the page open.',
    lateTitle: 'The payment isn’t confirmed yet',
    late: 'We keep asking the card company. Please don’t pay again; if you see a charge and hear nothing from us, contact the office.',
    refusedTitle: 'The payment doesn’t match the order',
    refused:
      'The amount or the currency isn’t what we asked for. Please contact the office before you pay again.',
    dropped: 'There’s nothing to pay here',
    droppedText: 'The order was changed or canceled. If you’re not sure, please contact the office.',
    downTitle: 'Card payments aren’t available right now',
    down: 'Nothing was charged. Please try again in a few minutes.',
    unknownTitle: 'This payment link doesn’t exist',
    unknown: 'Please check the address, or ask the office for a new link.',
    oftenTitle: 'Too many attempts',
    often: 'Please try again in an hour, or contact the office.',
    contact: 'The office:',
  },
  he: {
    banner: 'מצב בדיקה – לא נגבה כסף אמיתי.',
    title: 'תשלום עבור ההזמנה',
    order: 'הזמנה',
    amount: 'סכום',
    pay: 'תשלום בכרטיס אשראי',
    safe: 'מספר הכרטיס מוקלד בדף של חברת הסליקה ולא מגיע אלינו.',
    otherLanguage: 'English',
    again: 'לנסות שוב',
    close: 'אפשר לסגור את הדף.',
    paidTitle: 'תודה, התשלום התקבל',
    paid: 'הכול שולם ואין צורך לעשות דבר.',
    failedTitle: 'התשלום לא בוצע',
    failed: 'הכרטיס לא חויב.',
    code: 'קוד חברת האשראי:',
    waitingTitle: 'התשלום בבדיקה',
    waiting: 'זה לוקח כמה שניות. נא להשאיר את הדף פתוח.',
    lateTitle: 'עדיין אין אישור לתשלום',
    late: 'אנחנו ממשיכים לברר מול חברת האשראי. נא לא לשלם שוב; אם הכרטיס חויב ולא קיבלתם מאיתנו הודעה, פנו למשרד.',
    refusedTitle: 'התשלום לא תואם להזמנה',
    refused: 'הסכום או המטבע שונים ממה שביקשנו. נא לפנות למשרד לפני תשלום נוסף.',
    dropped: 'אין כאן מה לשלם',
    droppedText: 'ההזמנה השתנתה או בוטלה. בכל ספק אפשר לפנות למשרד.',
    downTitle: 'אי אפשר לשלם בכרטיס כרגע',
    down: 'הכרטיס לא חויב. אפשר לנסות שוב בעוד כמה דקות.',
    unknownTitle: 'אין קישור תשלום כזה',
    unknown: 'כדאי לבדוק את הכתובת, או לבקש מהמשרד קישור חדש.',
    oftenTitle: 'יותר מדי ניסיונות',
    often: 'אפשר לנסות שוב בעוד שעה, או לפנות למשרד.',
    contact: 'המשרד:',
  },
} as const

export type PayTexts = Record<keyof typeof texts.en, string>

/** The words of the pages on which customers pay. */
export function payTexts(language: PageLanguage): PayTexts {
  return texts[language]
}
