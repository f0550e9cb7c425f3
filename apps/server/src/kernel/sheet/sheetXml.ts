import { type Day, daysBetween } from '@tourdesk/domain/calendar'
import { columnLetters } from '@tourdesk/domain/columnLetters'
import type { Cell, Sheet } from './sheet.ts'

/** How much text is buffered before it's sent. */
const chunkLength = 65_536

/** The rows of a sheet as XML, in pieces. */
export async function* sheetXml<Row>({ isRightToLeft, columns, rows }: Sheet<Row>): AsyncGenerator<string> {
  const direction = isRightToLeft ? ' rightToLeft="1"' : ''
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const heads = columns.map(({ header }, at) => textCell(`${columnLetters(at)}1`, header, headStyle))
  let xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"${direction}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`
  let line = 1
  for await (const row of rows) {
    line += 1
    const cells = columns.map(({ cell }, at) => cellXml(`${columnLetters(at)}${line}`, cell(row)))
    xml += `<row r="${line}">${cells.join('')}</row>`
    if (xml.length < chunkLength) continue
    yield xml
    xml = ''
  }
  yield `${xml}</sheetData></worksheet>`
}

const headStyle = 1
const dayStyle = 2
const quotedStyle = 3
const shareStyle = 4

/** Characters that spreadsheets read as the start of a formula. */
const formulaStart = /^[=+\-@\t\r]/

function cellXml(at: string, cell: Cell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'object' && 'day' in cell)
    return `<c r="${at}" s="${dayStyle}"><v>${serialOf(cell.day)}</v></c>`
  if (typeof cell === 'object' && 'share' in cell)
    return `<c r="${at}" s="${shareStyle}"><v>${cell.share}</v></c>`
  const text = typeof cell === 'string' ? cell : cell.phone
  return textCell(at, text, formulaStart.test(text) ? quotedStyle : 0)
}

function textCell(at: string, text: string, style: number): string {
  return `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text.slice(0, longestText))}</t></is></c>`
}

/** The most characters in a cell. */
const longestText = 32_767

/** A day's serial number, counted from 1899-12-30 since spreadsheets think that 1900 was a leap year. */
function serialOf(day: Day): number {
  return daysBetween('1899-12-30', day)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML, without control characters. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[&<>"]/g, (character) => entities[character] ?? '')
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
}
