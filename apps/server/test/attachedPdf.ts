import { readPdf } from './readPdf.ts'

/** The text of the PDF that a mail carries, as the mail server took it. Throws if it carries none. */
export async function attachedPdf(mail: string): Promise<string> {
  const part = mail.split(/^--.*$/m).find((each) => each.includes('Content-Type: application/pdf'))
  if (!part) throw new Error('The mail carries no PDF.')
  const [, content = ''] = part.split('\n\n', 2)
  return readPdf(Buffer.from(content, 'base64'))
}
