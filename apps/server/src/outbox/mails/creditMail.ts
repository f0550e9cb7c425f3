import { type Half, inLanguage, isolated, type MailContent } from './bilingual.ts'
import { plainNames } from './plainNames.ts'

interface CreditMailOf {
  language: 'en' | 'he'
  customer: string
  /** The order that the money was paid for. */
  orderNumber: number
  amount: string
  code: string
  /** The last day, formatted. */
  validUntil: string
  business: { name: string; phone: string }
  /** A link to that order. */
  link: string
}

/** The mail with the code of a store credit. */
export function creditMail(mail: CreditMailOf): MailContent {
  const shown = plainNames(mail)
  return inLanguage(mail.language, mail.language === 'he' ? hebrew(shown) : english(shown), mail.link)
}

function english({
  customer,
  orderNumber,
  amount,
  code,
  validUntil,
  business: { name, phone },
}: CreditMailOf): Half {
  return {
    subject: `Your store credit of ${amount} with ${name}`,
    paragraphs: [
      `Hello ${customer},`,
      `You have a store credit of ${amount} from your order ${orderNumber}. Your code is ${code}.`,
      `To use it, give us the code when you book. You can use it in parts until ${validUntil}. Anyone who has the code can use it, so please keep it to yourself.`,
      phone === '' ? `${name} is glad to help.` : `Questions? Call ${name} at ${phone}.`,
    ],
    action: 'Open my order',
  }
}

function hebrew({
  customer,
  orderNumber,
  amount,
  code,
  validUntil,
  business: { name, phone },
}: CreditMailOf): Half {
  return {
    subject: `שובר זיכוי על סך ${isolated(amount)} אצל ${isolated(name)}`,
    paragraphs: [
      `שלום ${isolated(customer)},`,
      `עומד לרשותך שובר זיכוי על סך ${isolated(amount)} מהזמנה ${orderNumber}. קוד השובר: ${isolated(code)}.`,
      `כדי להשתמש בשובר, מסרו לנו את הקוד בהזמנה הבאה. אפשר להשתמש בו גם בחלקים, עד ${isolated(validUntil)}. כל מי שמחזיק בקוד יכול להשתמש בו, ולכן כדאי לשמור אותו.`,
      phone === ''
        ? `לכל שאלה אפשר לפנות אל ${isolated(name)}.`
        : `לכל שאלה: ${isolated(name)}, ${isolated(phone)}.`,
    ],
    action: 'להזמנה שלי',
  }
}
