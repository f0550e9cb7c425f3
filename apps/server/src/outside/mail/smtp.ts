import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'
import { toMessage } from './message.ts'

/** Sends over SMTP, with a few connections that stay open. */
export function smtpMailer({
  smtpUrl,
  from,
  replyTo,
}: {
  smtpUrl: string
  from: string
  replyTo?: string | undefined
}): Mailer {
  const transport = createTransport(
    { url: smtpUrl, pool: true, maxConnections: 2, connectionTimeout: 15_000, socketTimeout: 30_000 },
    { from, ...(replyTo && { replyTo }) },
  )
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail))
      return 'sent'
    },
    async close() {
      transport.close()
    },
  }
}
