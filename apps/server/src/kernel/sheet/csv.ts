import type { Cell, Sheet } from './sheet.ts'

export const csvType = 'text/csv; charset=utf-8'

/** The sheet as CSV (RFC 4180), with a byte order mark so that spreadsheet programs read it as UTF-8. */
export async function* csv<Row>({ columns, rows }: Sheet<Row>): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${line(columns.map(({ header }) => header))}`)
  for await (const row of rows) yield Buffer.from(line(columns.map(({ cell }) => cell(row))))
}

function line(cells: Cell[]): string {
  return `${cells.map((cell) => quote(textOf(cell))).join(',')}\r\n`
}

function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return harmless(cell)
  if (typeof cell === 'number') return String(cell)
  if ('share' in cell) return String(cell.share)
  return 'day' in cell ? cell.day : dialable(cell.phone)
}

/**
 * Formats a phone number so that spreadsheets read it as text, losing no zeros and calculating nothing: with
 * 00 instead of a plus, and never digits only.
 */
function dialable(phone: string): string {
  const number = phone.trim().replace(/^\+ ?/, '00 ')
  return harmless(number.replace(/^(\d{3})(\d+)$/, '$1-$2'))
}

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula. Also after semicolons and tabs,
 * since some locales separate cells by them.
 */
function harmless(text: string): string {
  return text.replace(/(^|[;\t\r\n])([=+\-@\t\r])/g, "$1'$2")
}

function quote(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
