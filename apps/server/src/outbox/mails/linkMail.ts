import type { Reminder } from '@tourdesk/domain/payments/reminder'
import { type Half, inLanguage, isolated, type MailContent } from './bilingual.ts'
import { longDay } from './longDay.ts'
import { plainNames } from './plainNames.ts'

interface LinkMailOf {
  language: 'en' | 'he'
  customer: string
  orderNumber: number
  /** The amount to pay by the link; null for a link to the order. */
  charge: { amount: string; reminder: Reminder | null } | null
  business: { name: string; phone: string }
  link: string
}

/** The mail with a customer's link to an order, or to a payment. */
export function linkMail(mail: LinkMailOf): MailContent {
  const shown = plainNames(mail)
  return inLanguage(mail.language, mail.language === 'he' ? hebrew(shown) : english(shown), mail.link)
}

function english({ customer, orderNumber, charge, business: { name, phone } }: LinkMailOf): Half {
  const questions = phone === '' ? `${name} is glad to help.` : `Questions? Call ${name} at ${phone}.`
  if (charge === null)
    return {
      subject: `Your order ${orderNumber} with ${name}`,
      paragraphs: [
        `Hello ${customer},`,
        `Here you can see your order ${orderNumber}: tours, days, pickup, price and payment. The link is yours alone, so please don't pass it on.`,
        questions,
      ],
      action: 'Open my order',
    }
  const { amount, reminder } = charge
  const day = reminder && longDay(reminder.dueOn, 'en')
  const page = 'You can pay by card on a secure page.'
  const wordings = {
    now: {
      subject: `Payment of ${amount}`,
      sentences: [`${amount} is due for your order ${orderNumber}. ${page}`],
    },
    later: {
      subject: `Payment of ${amount} by ${day}`,
      sentences: [`${amount} is due for your order ${orderNumber} by ${day}. ${page}`],
    },
    overdue: {
      subject: `Reminder: payment of ${amount}`,
      sentences: [
        `${amount} was due for your order ${orderNumber} on ${day}. ${page}`,
        'If you have paid in the meantime, thank you. Please ignore this mail.',
      ],
    },
  }
  const { subject, sentences } = wordings[urgencyOf(reminder)]
  return {
    subject: `${subject} for order ${orderNumber} with ${name}`,
    paragraphs: [`Hello ${customer},`, ...sentences, questions],
    action: `Pay ${amount}`,
  }
}

function hebrew({ customer, orderNumber, charge, business: { name, phone } }: LinkMailOf): Half {
  const questions =
    phone === ''
      ? `לכל שאלה אפשר לפנות אל ${isolated(name)}.`
      : `לכל שאלה: ${isolated(name)}, ${isolated(phone)}.`
  if (charge === null)
    return {
      subject: `ההזמנה שלך אצל ${isolated(name)}, מספר ${orderNumber}`,
      paragraphs: [
        `שלום ${isolated(customer)},`,
        `כאן אפשר לראות את הזמנה ${orderNumber}: סיורים, תאריכים, איסוף, מחיר ותשלום. הקישור אישי, ולכן כדאי לא להעביר אותו לאחרים.`,
        questions,
      ],
      action: 'להזמנה שלי',
    }
  const { reminder } = charge
  const amount = isolated(charge.amount)
  const day = reminder && longDay(reminder.dueOn, 'he')
  const page = 'אפשר לשלם בכרטיס אשראי בדף מאובטח.'
  const wordings = {
    now: {
      subject: `תשלום ${amount}`,
      sentences: [`נותר לשלם ${amount} עבור הזמנה ${orderNumber}. ${page}`],
    },
    later: {
      subject: `תשלום ${amount} עד ${day}`,
      sentences: [`נותר לשלם ${amount} עבור הזמנה ${orderNumber}, עד ${day}. ${page}`],
    },
    overdue: {
      subject: `תזכורת: תשלום ${amount}`,
      sentences: [
        `מועד התשלום של ${amount} עבור הזמנה ${orderNumber} היה ${day}. ${page}`,
        'אם התשלום כבר בוצע – תודה, ואפשר להתעלם מההודעה הזאת.',
      ],
    },
  }
  const { subject, sentences } = wordings[urgencyOf(reminder)]
  return {
    subject: `${subject} עבור הזמנה ${orderNumber} אצל ${isolated(name)}`,
    paragraphs: [`שלום ${isolated(customer)},`, ...sentences, questions],
    action: `לתשלום ${amount}`,
  }
}

function urgencyOf(reminder: Reminder | null): 'now' | 'later' | 'overdue' {
  if (!reminder) return 'now'
  return reminder.isOverdue ? 'overdue' : 'later'
}
