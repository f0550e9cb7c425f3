import type { Env } from '../../kernel/env.ts'
import { folderMailer } from './folder.ts'
import { smtpMailer } from './smtp.ts'

/** A mail as it leaves. */
export interface OutgoingMail {
  /** Makes the message's id, so that a mail sent twice is recognised as one. */
  id: string
  recipient: string
  subject: string
  html: string
  text: string
}

/** Where mails go. */
export interface Mailer {
  /** Rejects when the mail was not taken; its message says why. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** The mail server of the settings; without one, a folder that a person can look into (HOLE-A59). */
export function mailerOf({ mail, dataDir }: Pick<Env, 'mail' | 'dataDir'>): Mailer {
  return mail ? smtpMailer(mail) : folderMailer(dataDir)
}
