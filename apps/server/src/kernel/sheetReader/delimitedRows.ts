import { rowsWithinLimits, type SheetRow } from './sheetRow.ts'

/**
 * The rows of a table as text: cells separated by tabs, semicolons, bars or commas, whichever the most part of the
 * lines has, and quoted as in RFC 4180. In UTF-8, UTF-16 with its mark, or Windows-1255, as Excel saves CSV in
 * Israel. Null for what isn't text. Throws `SheetTooLarge`.
 */
export function delimitedRows(content: Uint8Array): SheetRow[] | null {
  const text = decode(content)
  // No table has such characters, files of other kinds do.
  if (/[^\P{Cc}\t\n\v\f\r]/u.test(text)) return null
  const separator = separatorOf(text)
  const { rows, add } = rowsWithinLimits()
  let line = 0
  for (const cells of records(text, separator)) add(++line, cells)
  return rows
}

function decode(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1255').decode(content)
  }
}

/** By how sure they are: a comma may also be in an amount or a name. */
const separators = ['\t', ';', '|', ',']

function separatorOf(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, 200)
  const isUsual = (separator: string) =>
    lines.filter((line) => line.includes(separator)).length * 2 >= lines.length
  return separators.find(isUsual) ?? ','
}

/** Splits a text into records and their cells; a record may have line breaks in quotes. */
function* records(text: string, separator: string): Generator<string[]> {
  let cells: string[] = []
  let at = 0
  while (at <= text.length) {
    const { cell, end } = quotedCell(text, at, separator) ?? plainCell(text, at, separator)
    cells.push(cell)
    at = end + 1
    if (text[end] === separator) continue
    yield cells
    cells = []
    if (text.startsWith('\r\n', end)) at += 1
  }
}

function plainCell(text: string, from: number, separator: string) {
  let end = from
  while (end < text.length && !isEnd(text[end], separator)) end += 1
  return { cell: text.slice(from, end), end }
}

/** Null for a text that only starts with a quote, which must not swallow the rest of the file. */
function quotedCell(text: string, from: number, separator: string) {
  if (text[from] !== '"') return null
  let end = text.indexOf('"', from + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end < 0 || !isEnd(text[end + 1], separator)) return null
  return { cell: text.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 }
}

function isEnd(character: string | undefined, separator: string): boolean {
  return character === undefined || character === separator || character === '\n' || character === '\r'
}
