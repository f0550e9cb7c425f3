import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { rowsWithinLimits, type SheetRow, SheetTooLarge, sheetLimits } from './sheetRow.ts'

/**
 * The rows of a workbook's first sheet that isn't hidden. A formula has the value that was saved with it, a day is the
 * number that stands for it. Throws `SheetTooLarge`, or another error for what isn't a workbook.
 */
export function workbookRows(content: Uint8Array): SheetRow[] {
  const book = partsOf(content, (name) => name === 'xl/workbook.xml' || name === 'xl/_rels/workbook.xml.rels')
  const path = firstSheet(textOf(book, 'xl/workbook.xml'), textOf(book, 'xl/_rels/workbook.xml.rels'))
  const parts = partsOf(content, (name) => name === path || name === 'xl/sharedStrings.xml')
  return sheetRows(textOf(parts, path), sharedTexts(parts['xl/sharedStrings.xml']))
}

type Parts = Record<string, Uint8Array>

/**
 * Unpacks some parts of an archive. Memory for a part is limited to the size that the archive states, which is
 * checked before anything is unpacked.
 */
function partsOf(content: Uint8Array, isWanted: (name: string) => boolean): Parts {
  let bytes = 0
  return unzipSync(content, {
    filter({ name, originalSize }) {
      if (!isWanted(name)) return false
      bytes += originalSize
      if (bytes > sheetLimits.bytes) throw new SheetTooLarge()
      return true
    },
  })
}

function textOf(parts: Parts, name: string): string {
  const part = parts[name]
  if (!part) throw new Error(`The workbook has no ${name}`)
  return new TextDecoder().decode(part)
}

/** The path of the first sheet that people see. */
function firstSheet(book: string, relations: string): string {
  const targets = new Map<string, string>()
  read(relations, {
    open(tag, { Id, Target }) {
      if (tag === 'Relationship' && Id && Target) targets.set(Id, Target)
    },
  })
  const sheets: string[] = []
  read(book, {
    open(tag, { state, ...attributes }) {
      const [, id] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? []
      const target = targets.get(id ?? '')
      if (tag === 'sheet' && target && (state === undefined || state === 'visible')) sheets.push(target)
    },
  })
  const [first] = sheets
  if (first === undefined) throw new Error('The workbook has no sheet')
  return first.startsWith('/') ? first.slice(1) : `xl/${first}`
}

/** The texts that cells refer to by their number. */
function sharedTexts(part: Uint8Array | undefined): string[] {
  const texts: string[] = []
  if (!part) return texts
  let text = ''
  let isSpoken = false
  read(new TextDecoder().decode(part), {
    open(tag) {
      if (tag === 'si') text = ''
      if (tag === 'rPh') isSpoken = true
    },
    text(content, tag) {
      if (tag === 't' && !isSpoken && text.length < sheetLimits.characters) text += content
    },
    close(tag) {
      if (tag === 'si') texts.push(text)
      if (tag === 'rPh') isSpoken = false
    },
  })
  return texts
}

function sheetRows(sheet: string, texts: readonly string[]): SheetRow[] {
  const { rows, add } = rowsWithinLimits()
  let line = 0
  let cells: (string | number)[] = []
  let at = -1
  let type = 'n'
  let written = ''
  read(sheet, {
    open(tag, { r, t }) {
      if (tag === 'row') {
        line = r === undefined ? line + 1 : Number(r)
        cells = []
        at = -1
      } else if (tag === 'c') {
        at = r === undefined ? at + 1 : columnOf(r)
        type = t ?? 'n'
        written = ''
      }
    },
    text(content, tag) {
      if (tag === 'v' || tag === 't') written += content
    },
    close(tag) {
      if (tag === 'c' && at < sheetLimits.columns) {
        while (cells.length < at) cells.push('')
        cells[at] = cellValue(written, type, texts)
      } else if (tag === 'row') add(line, cells)
    },
  })
  return rows
}

function cellValue(written: string, type: string, texts: readonly string[]): string | number {
  if (type === 's') return texts[Number(written)] ?? ''
  if (type !== 'n' || written.trim() === '') return written
  // Spreadsheets calculate with 15 digits: 0.1 + 0.2 is 0.3 there.
  const value = Number(Number(written).toPrecision(15))
  return Number.isFinite(value) ? value : written
}

/** The column of an address like `AB12`, from 0. */
function columnOf(address: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(address)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

interface Handlers {
  open?: (tag: string, attributes: Record<string, string>) => void
  /** A piece of the text inside a tag. */
  text?: (content: string, tag: string) => void
  close?: (tag: string) => void
}

type PlainOptions = { xmlns: false; position: false }

/** Reads XML. Names come without their prefix, which programs choose as they like. Throws if it's malformed. */
function read(xml: string, { open, text, close }: Handlers): void {
  const parser = new SaxesParser<PlainOptions>({ xmlns: false, position: false })
  const inside: string[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const tag = withoutPrefix(name)
    inside.push(tag)
    open?.(tag, attributes)
  })
  parser.on('text', (content) => text?.(content, inside.at(-1) ?? ''))
  parser.on('cdata', (content) => text?.(content, inside.at(-1) ?? ''))
  parser.on('closetag', ({ name }) => {
    inside.pop()
    close?.(withoutPrefix(name))
  })
  parser.write(xml).close()
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
