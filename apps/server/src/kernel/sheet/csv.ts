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
  if (typeof cell === 'object') return cell.day
  return typeof cell === 'number' ? String(cell) : harmless(cell)
}

/** A text that a spreadsheet would run as a formula begins with an apostrophe instead. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
