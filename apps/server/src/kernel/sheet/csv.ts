import type { Cell, Sheet } from './sheet.ts'

export const csvType = 'text/csv; charset=utf-8'

/** The sheet as CSV with a byte order mark, by which spreadsheet programs read it as UTF-8 (RFC 4180). */
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
  return 'day' in cell ? cell.day : dialable(cell.phone)
}

/**
 * A phone number that spreadsheets read as text, so that no zero is lost and nothing is added up: with 00 instead of a
 * plus, and never of digits alone.
 */
function dialable(phone: string): string {
  const number = phone.trim().replace(/^\+ ?/, '00 ')
  return harmless(number.replace(/^(\d{3})(\d+)$/, '$1-$2'))
}

/**
 * A text that a spreadsheet would run as a formula begins with an apostrophe instead. Where lists are separated by a
 * semicolon or a tab, a new cell begins after each of them.
 */
function harmless(text: string): string {
  return text.replace(/(^|[;\t\r\n])([=+\-@\t\r])/g, "$1'$2")
}

function quote(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
