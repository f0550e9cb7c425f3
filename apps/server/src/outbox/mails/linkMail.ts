import { type Half, inLanguage, isolated, type MailContent } from './bilingual.ts'
import { nameInMail } from './nameInMail.ts'

interface LinkMailOf {
  language: 'en' | 'he'
  customer: string
  orderNumber: number
  /** What is to be paid by the link; null for the link to the order. */
  amount: string | null
  business: { name: string; phone: string }
  link: string
}

/** The mail with a customer's link to an order, or to a payment. */
export function linkMail(mail: LinkMailOf): MailContent {
  const { name, phone } = mail.business
  const shown = {
    ...mail,
    customer: nameInMail(mail.customer),
    business: { name: nameInMail(name), phone: nameInMail(phone) },
  }
  return inLanguage(mail.language, mail.language === 'he' ? hebrew(shown) : english(shown), mail.link)
}

function english({ customer, orderNumber, amount, business: { name, phone } }: LinkMailOf): Half {
  const questions = phone === '' ? `${name} is glad to help.` : `Questions? Call ${name} at ${phone}.`
  return amount === null
    ? {
        subject: `Your order ${orderNumber} with ${name}`,
        paragraphs: [
          `Hello ${customer},`,
          `Here you can see your order ${orderNumber}: tours, days, pickup, price and payment. The link is yours alone, so please don't pass it on.`,
          questions,
        ],
        action: 'Open my order',
      }
    : {
        subject: `Payment of ${amount} for order ${orderNumber} with ${name}`,
        paragraphs: [
          `Hello ${customer},`,
          `${amount} is due for your order ${orderNumber}. You can pay by card on a secure page.`,
          questions,
        ],
        action: `Pay ${amount}`,
      }
}

function hebrew({ customer, orderNumber, amount, business: { name, phone } }: LinkMailOf): Half {
  const questions =
    phone === ''
      ? `לכל שאלה אפשר לפנות אל ${isolated(name)}.`
      : `לכל שאלה: ${isolated(name)}, ${isolated(phone)}.`
  return amount === null
    ? {
        subject: `ההזמנה שלך אצל ${isolated(name)}, מספר ${orderNumber}`,
        paragraphs: [
          `שלום ${isolated(customer)},`,
          `כאן אפשר לראות את הזמנה ${orderNumber}: סיורים, תאריכים, איסוף, מחיר ותשלום. הקישור אישי, ולכן כדאי לא להעביר אותו לאחרים.`,
          questions,
        ],
        action: 'להזמנה שלי',
      }
    : {
        subject: `תשלום ${isolated(amount)} עבור הזמנה ${orderNumber} אצל ${isolated(name)}`,
        paragraphs: [
          `שלום ${isolated(customer)},`,
          `נותר לשלם ${isolated(amount)} עבור הזמנה ${orderNumber}. אפשר לשלם בכרטיס אשראי בדף מאובטח.`,
          questions,
        ],
        action: `לתשלום ${isolated(amount)}`,
      }
}
