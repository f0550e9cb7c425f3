import { extractText } from 'unpdf'

/**
 * The text of a PDF as programs read it, in one line or by page; non-breaking spaces count as spaces. Throws
 * if a character is in none of the fonts, since people would see an empty box.
 */
export async function readPdf(file: Buffer): Promise<string>
export async function readPdf(file: Buffer, as: 'pages'): Promise<string[]>
export async function readPdf(file: Buffer, as?: 'pages'): Promise<string | string[]> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: false })
  const pages = text.map((page) => page.replaceAll(/\s+/g, ' '))
  if (pages.some((page) => page.includes('\0')))
    throw new Error(`A character is in no font: ${pages.join('\n')}`)
  return as === 'pages' ? pages : pages.join(' ')
}
