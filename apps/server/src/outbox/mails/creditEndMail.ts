import { type Half, inLanguage, isolated, type MailContent } from './bilingual.ts'
import { plainNames } from './plainNames.ts'

interface CreditEndMailOf {
  language: 'en' | 'he'
  customer: string
  /** The order that the money was paid for. */
  orderNumber: number
  /** The refund. */
  amount: string
  code: string
  business: { name: string; phone: string }
  /** A link to that order. */
  link: string
}

/** The mail saying that a store credit became a refund. */
export function creditEndMail(mail: CreditEndMailOf): MailContent {
  const shown = plainNames(mail)
  return inLanguage(mail.language, mail.language === 'he' ? hebrew(shown) : english(shown), mail.link)
}

function english({ customer, orderNumber, amount, code, business: { name, phone } }: CreditEndMailOf): Half {
  return {
    subject: `Your store credit with ${name} is now a refund`,
    paragraphs: [
      `Hello ${customer},`,
      `Your store credit ${code} from order ${orderNumber} can no longer be used. Instead, ${amount} goes back to you the way you paid.`,
      phone === '' ? `${name} is glad to help.` : `Questions? Call ${name} at ${phone}.`,
    ],
    action: 'Open my order',
  }
}

function hebrew({ customer, orderNumber, amount, code, business: { name, phone } }: CreditEndMailOf): Half {
  return {
    subject: `במקום שובר הזיכוי אצל ${isolated(name)} יינתן לך החזר כספי`,
    paragraphs: [
      `שלום ${isolated(customer)},`,
      `אי אפשר עוד להשתמש בשובר הזיכוי ${isolated(code)} מהזמנה ${orderNumber}. במקומו יוחזרו לך ${isolated(amount)} באמצעי שבו שילמת.`,
      phone === ''
        ? `לכל שאלה אפשר לפנות אל ${isolated(name)}.`
        : `לכל שאלה: ${isolated(name)}, ${isolated(phone)}.`,
    ],
    action: 'להזמנה שלי',
  }
}
