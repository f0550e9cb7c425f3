/** A file attached to a mail. */
export interface MailFile {
  name: string
  mediaType: string
  content: Buffer
}

/** An outgoing mail. */
export interface OutgoingMail {
  /** Used for the message id, so that mail programs recognize a mail sent twice. */
  id: string
  recipient: string
  subject: string
  html: string
  text: string
  files: readonly MailFile[]
  /** Overrides the installation's sender; `replyTo` overrides its reply address. */
  from?: { name: string; address: string } | undefined
  replyTo?: string | undefined
}

/** A way to send mails. */
export interface Mailer {
  /** Returns whether the mail was sent or only kept here. Rejects if it wasn't accepted; the message says why. */
  send(mail: OutgoingMail): Promise<'sent' | 'kept'>
  close(): Promise<void>
}
