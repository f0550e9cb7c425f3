import { nameInMail } from './nameInMail.ts'

interface Named {
  customer: string
  business: { name: string; phone: string }
}

/** What a mail to a customer is made of, with the names in it as mails show them. */
export function plainNames<Mail extends Named>(mail: Mail): Mail {
  const { name, phone } = mail.business
  return {
    ...mail,
    customer: nameInMail(mail.customer),
    business: { name: nameInMail(name), phone: nameInMail(phone) },
  }
}
