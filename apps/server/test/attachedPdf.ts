import { readPdf } from './readPdf.ts'

/** The text of the PDF attached to a mail, as the mail server received it. Throws if there's none. */
export async function attachedPdf(mail: string): Promise<string> {
  const part = mail.split(/^--.*$/m).find((each) => each.includes('Content-Type: application/pdf'))
  if (!part) throw new Error('The mail carries no PDF.')
  const [, content = ''] = part.split('\n\n', 2)
  return readPdf(Buffer.from(content, 'base64'))
}
