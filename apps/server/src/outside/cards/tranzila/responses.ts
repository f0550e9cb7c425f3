/**
 * What customers can do about an answer of the card company, by Shva's current and older codes. Other codes
 * get a general text; the code itself is always shown beside it.
 */
const texts: Record<'en' | 'he', Record<string, string>> = {
  en: {
    expired: 'The card has expired.',
    number: 'The card number is wrong.',
    details: 'The ID number or the CVV doesn’t match the card.',
    connection: 'The card company couldn’t be reached. Please try again in a few minutes.',
    limit: 'The amount is above what this card may pay.',
    currency: 'This card can’t pay in this currency.',
    kind: 'This kind of card isn’t accepted.',
    stopped: 'The payment was stopped.',
    check: 'The security check of the card company didn’t succeed.',
    refused: 'The card company refused the payment. It can tell you why.',
  },
  he: {
    expired: 'תוקף הכרטיס פג.',
    number: 'מספר הכרטיס שגוי.',
    details: 'תעודת הזהות או קוד ה־CVV לא תואמים לכרטיס.',
    connection: 'אין תקשורת עם חברת האשראי. אפשר לנסות שוב בעוד כמה דקות.',
    limit: 'הסכום גבוה מהמסגרת של הכרטיס.',
    currency: 'אי אפשר לשלם בכרטיס הזה במטבע הזה.',
    kind: 'סוג הכרטיס הזה לא מתקבל.',
    stopped: 'התשלום הופסק.',
    check: 'בדיקת האבטחה של חברת האשראי לא הצליחה.',
    refused: 'חברת האשראי סירבה לעסקה. אפשר לברר איתה את הסיבה.',
  },
}

const meanings: Record<string, string> = {
  '006': 'details',
  '009': 'connection',
  '012': 'kind',
  '015': 'expired',
  '016': 'currency',
  '017': 'kind',
  '026': 'details',
  '033': 'number',
  '036': 'expired',
  '039': 'number',
  '057': 'details',
  '058': 'details',
  '059': 'details',
  '107': 'limit',
  '200': 'connection',
  '301': 'currency',
  '447': 'number',
  '500': 'stopped',
  '507': 'limit',
  '800': 'stopped',
  '900': 'check',
}

/** An answer of the card company in words. */
export function responseText(code: string, language: 'en' | 'he'): string {
  const meaning = meanings[code] ?? 'refused'
  return texts[language][meaning] ?? ''
}
