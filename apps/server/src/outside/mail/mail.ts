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
  /** Answers whether the mail left or is only kept here. Rejects when it was not taken; its message says why. */
  send(mail: OutgoingMail): Promise<'sent' | 'kept'>
  close(): Promise<void>
}
