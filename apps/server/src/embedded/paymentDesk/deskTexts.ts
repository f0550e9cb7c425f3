import type { TestCard } from './testCards.ts'

/** The desk's own texts; it shares none with the screens. */
export const deskTexts = {
  en: {
    banner: 'TEST – no real money. Never enter a real card here.',
    title: 'Test payment',
    amount: 'Amount',
    for: 'For',
    card: 'Card number',
    expiry: 'Expires (MM/YY)',
    cvv: 'CVV',
    pay: 'Pay',
    incomplete: 'Please fill in the card number, a date that’s still to come, and the CVV.',
    cards: 'Cards that work here',
    cardsHelp: 'With any date that’s still to come, and any CVV.',
    refusedTitle: 'This test page can’t be opened',
    refused:
      'The address is incomplete, was changed on the way, or was paid already. Please start again from the payment link.',
    returnTitle: 'Back to the office',
    return: 'Continue',
    outcomes: {
      '000': 'approved',
      '004': 'refused by the card company',
      '015': 'refused: the card has expired',
      '447': 'refused: wrong card number',
      '009': 'refused: no connection to the card company',
    },
    faults: {
      lostNotice: 'approved, but we never hear of it',
      noticedOften: 'approved, and we hear of it three times',
      otherAmount: 'takes one more than was asked',
      otherCurrency: 'takes another currency than was asked',
      noRefund: 'approved, but a refund is refused',
    },
  },
  he: {
    banner: 'מצב בדיקה – בלי כסף אמיתי. אין להזין כאן כרטיס אמיתי.',
    title: 'תשלום לבדיקה',
    amount: 'סכום',
    for: 'עבור',
    card: 'מספר כרטיס',
    expiry: 'תוקף (MM/YY)',
    cvv: 'CVV',
    pay: 'תשלום',
    incomplete: 'יש למלא מספר כרטיס, תוקף עתידי וקוד CVV.',
    cards: 'כרטיסים לבדיקה',
    cardsHelp: 'עם כל תוקף עתידי וכל CVV.',
    refusedTitle: 'אי אפשר לפתוח את דף הבדיקה',
    refused: 'הכתובת חלקית, השתנתה בדרך או שכבר שולמה. יש להתחיל שוב מהקישור לתשלום.',
    returnTitle: 'חזרה למשרד',
    return: 'המשך',
    outcomes: {
      '000': 'מאושר',
      '004': 'סירוב של חברת האשראי',
      '015': 'סירוב: הכרטיס פג תוקף',
      '447': 'סירוב: מספר כרטיס שגוי',
      '009': 'סירוב: אין תקשורת עם חברת האשראי',
    },
    faults: {
      lostNotice: 'מאושר, אבל ההודעה לא מגיעה אלינו',
      noticedOften: 'מאושר, וההודעה מגיעה שלוש פעמים',
      otherAmount: 'מחייב סכום גבוה ממה שביקשנו',
      otherCurrency: 'מחייב במטבע אחר',
      noRefund: 'מאושר, אבל הזיכוי מסורב',
    },
  },
} as const

/** A card's behavior in words. */
export function deedOf({ response, fault }: TestCard, language: keyof typeof deskTexts): string {
  const { faults, outcomes } = deskTexts[language]
  if (fault) return faults[fault]
  return Object.entries(outcomes).find(([code]) => code === response)?.[1] ?? response
}
