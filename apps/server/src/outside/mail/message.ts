import type { OutgoingMail } from './mail.ts'

/** A mail in the form of nodemailer. The recipient is one address, never a list that a text could smuggle in. */
export function toMessage({ id, recipient, subject, html, text }: OutgoingMail) {
  return {
    messageId: `<${id}@tourdesk>`,
    to: { name: '', address: recipient },
    subject: subject.replace(/\s+/g, ' '),
    html,
    text,
    headers: { 'auto-submitted': 'auto-generated' },
  }
}
