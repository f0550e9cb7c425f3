import type { OutgoingMail } from './mail.ts'

/** A mail for nodemailer. The recipient is a single address, so that text can't smuggle in a list. */
export function toMessage({ id, recipient, subject, html, text, files, from, replyTo }: OutgoingMail) {
  return {
    messageId: `<${id}@tourdesk>`,
    to: { name: '', address: recipient },
    ...(from && { from }),
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
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
