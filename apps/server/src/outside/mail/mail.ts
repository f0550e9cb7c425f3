/** A file that a mail carries. */
export interface MailFile {
  name: string
  mediaType: string
  content: Buffer
}

/** An outgoing mail. */
export interface OutgoingMail {
  /** Used for the message id, so that mail programs recognise a mail sent twice. */
  id: string
  recipient: string
  subject: string
  html: string
  text: string
  files: readonly MailFile[]
  /** Instead of the sender and the address for replies of the installation. */
  from?: { name: string; address: string } | undefined
  replyTo?: string | undefined
}

/** Where mails go. */
export interface Mailer {
  /** Returns whether the mail was sent or only kept here. Rejects if it wasn't accepted; the message says why. */
  send(mail: OutgoingMail): Promise<'sent' | 'kept'>
  close(): Promise<void>
}
