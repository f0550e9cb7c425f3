/** A text with placeholders; only mails have a subject. */
export interface MessageText {
  subject: string
  body: string
}
