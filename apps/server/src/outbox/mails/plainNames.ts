import { nameInMail } from './nameInMail.ts'

interface Named {
  customer: string
  business: { name: string; phone: string }
}

/** The data of a mail to a customer, with its names made safe by `nameInMail`. */
export function plainNames<Mail extends Named>(mail: Mail): Mail {
  const { name, phone } = mail.business
  return {
    ...mail,
    customer: nameInMail(mail.customer),
    business: { name: nameInMail(name), phone: nameInMail(phone) },
  }
}
