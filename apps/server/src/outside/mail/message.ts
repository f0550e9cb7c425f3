import type { OutgoingMail } from './mail.ts'

/** A mail for nodemailer. The recipient is a single address, so that text can't smuggle in a list. */
export function toMessage({ id, recipient, subject, html, text, files }: OutgoingMail) {
  return {
    messageId: `<${id}@tourdesk>`,
    to: { name: '', address: recipient },
    subject: subject.replace(/\s+/g, ' '),
    html,
    text,
    attachments: files.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      content,
    })),
    headers: { 'auto-submitted': 'auto-generated' },
  }
}
