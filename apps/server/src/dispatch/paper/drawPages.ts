import { familiesFor, houseFamilies } from './fonts.ts'
import type { Paper, PaperBlock, PaperHead, PaperPart, PaperRow, PaperTable } from './paper.ts'
import { type Line, newDocument, Pen, type Type } from './pen.ts'

const page = { width: 595.28, height: 841.89, margin: 36 }
const inner = page.width - 2 * page.margin
const bottom = page.height - page.margin - 18
const gap = 8
const padding = 4

const quiet = '#555555'
const types = {
  title: { size: 15, isBold: true },
  heading: { size: 11, isBold: true },
  stop: { size: 10.5, isBold: true },
  cell: { size: 9.5 },
  bold: { size: 9.5, isBold: true },
  small: { size: 8.5, color: quiet },
  label: { size: 8, color: quiet },
} satisfies Record<string, Type>

/** Draws the paper as a PDF. Slow, so call it in its own thread (`drawPaper`). */
export async function drawPages(paper: Paper): Promise<Uint8Array> {
  const doc = newDocument(paper)
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  const pen = new Pen(doc, paper.isRightToLeft, houseFamilies())
  pen.add(await familiesFor(pen.missingIn(JSON.stringify(paper.parts))))
  for (const part of paper.parts) new PartOfPaper(pen, paper, part).draw()
  doc.end()
  await done
  return Buffer.concat(chunks)
}

/** Draws one part onto its pages, from the top down. */
class PartOfPaper {
  readonly #pen: Pen
  readonly #paper: Paper
  readonly #part: PaperPart
  #y = 0
  #top = 0

  constructor(pen: Pen, paper: Paper, part: PaperPart) {
    this.#pen = pen
    this.#paper = paper
    this.#part = part
  }

  draw(): void {
    const { start, count } = this.#pen.doc.bufferedPageRange()
    const first = start + count
    this.#newPage()
    for (const block of this.#part.blocks) this.#drawBlock(block)
    const pages = this.#pen.doc.bufferedPageRange().count - count
    for (let number = 1; number <= pages; number++) {
      this.#pen.doc.switchToPage(first + number - 1)
      this.#drawFoot(number, pages)
    }
  }

  #newPage(): void {
    this.#pen.doc.addPage()
    this.#y = page.margin
    this.#drawHead(this.#part.head)
    this.#top = this.#y
  }

  /** Starts a new page unless there's room, or the page is still empty. */
  #makeRoom(height: number): void {
    if (this.#y + height > bottom && this.#y > this.#top) this.#newPage()
  }

  #drawHead({ title, aside, facts }: PaperHead): void {
    const asideWidth = Math.min(inner / 2, this.#pen.widthOf(aside, types.heading) + 1)
    const lines = this.#pen.linesOf(title, inner - asideWidth - gap, types.title)
    this.#atEnd(aside, types.heading, 3)
    this.#flow(lines, types.title)
    this.#y += 2
    this.#drawFacts(facts)
    this.#rule('#111111', 1)
    this.#y += gap
  }

  /** Draws as many facts per row as fit: each takes a quarter of the width, or more if needed. */
  #drawFacts(facts: PaperHead['facts']): void {
    const quarter = inner / 4
    let [column, used] = [0, 0]
    for (const { label, text } of facts) {
      const needed = Math.min(4, Math.ceil((this.#pen.widthOf(text, types.bold) + gap) / quarter))
      if (column + needed > 4) {
        this.#y += used
        column = 0
        used = 0
      }
      const width = needed * quarter - gap
      const x = this.#fromStart(column * quarter, width)
      const [named] = this.#pen.linesOf(label, width, types.label)
      if (named) this.#pen.draw(named, { x, y: this.#y, width }, types.label)
      const lines = this.#pen.linesOf(text, width, types.bold)
      const top = this.#y + Pen.lineHeight(types.label)
      for (const [index, line] of lines.entries())
        this.#pen.draw(line, { x, y: top + index * Pen.lineHeight(types.bold), width }, types.bold)
      used = Math.max(used, Pen.lineHeight(types.label) + lines.length * Pen.lineHeight(types.bold) + 3)
      column += needed
    }
    this.#y += used
  }

  #drawBlock(block: PaperBlock): void {
    if (block.kind === 'table') {
      this.#drawTable(block)
      return
    }
    const type = block.kind === 'heading' ? types.heading : types.cell
    const lines = this.#pen.linesOf(block.text, inner, type)
    const height = lines.length * Pen.lineHeight(type)
    // A heading stays with what it's for.
    this.#makeRoom(block.kind === 'heading' ? height + 60 : height)
    if (block.kind === 'heading') this.#y += 4
    for (const line of lines) {
      this.#makeRoom(Pen.lineHeight(type))
      this.#flow([line], type)
    }
    this.#y += gap / 2
  }

  #drawTable(table: PaperTable): void {
    const widths = widthsOf(table, inner)
    const rows = table.rows.map((row) => this.#measureRow(table, row, widths))
    const head = this.#headHeight(table)
    const whole = head + rows.reduce((sum, { height }) => sum + height, 0)
    this.#makeRoom(whole <= bottom - this.#top ? whole : head + (rows[0]?.height ?? 0))
    this.#drawTableHead(table, widths)
    const nextPage = () => {
      this.#newPage()
      this.#drawTableHead(table, widths)
    }
    for (const row of rows) {
      const isHigherThanPage = this.#top + head + row.height > bottom
      if (this.#y + row.height > bottom && this.#y > this.#top + head && !isHigherThanPage) nextPage()
      this.#drawRow(table, row, widths, nextPage)
    }
    this.#y += gap
  }

  #headHeight({ title, aside, note, columns }: PaperTable): number {
    const titled = title === undefined ? 0 : this.#titleLines(title, aside).length
    const noted = note ? this.#pen.linesOf(note, inner - 2 * padding, types.small).length : 0
    const heads = columns.some(({ header }) => header !== undefined) ? Pen.lineHeight(types.label) + 3 : 0
    return (
      (titled > 0 ? titled * Pen.lineHeight(types.stop) + 2 * padding : 0) +
      noted * Pen.lineHeight(types.small) +
      heads
    )
  }

  #titleLines(title: string, aside = '') {
    const asideWidth = aside === '' ? 0 : this.#pen.widthOf(aside, types.bold) + gap
    return this.#pen.linesOf(title, inner - 2 * padding - asideWidth, types.stop)
  }

  #drawTableHead({ title, aside = '', note, columns }: PaperTable, widths: number[]): void {
    if (title !== undefined) {
      const lines = this.#titleLines(title, aside)
      const height = lines.length * Pen.lineHeight(types.stop) + 2 * padding
      this.#pen.doc.rect(page.margin, this.#y, inner, height).fill('#ECECEC')
      this.#y += padding
      this.#atEnd(aside, types.bold, 0.5, padding)
      this.#flow(lines, types.stop, padding)
      this.#y += padding
    }
    if (note) this.#flow(this.#pen.linesOf(note, inner - 2 * padding, types.small), types.small, padding)
    if (!columns.some(({ header }) => header !== undefined)) return
    for (const [index, { header = '', isAtEnd = false }] of columns.entries()) {
      const width = (widths[index] ?? 0) - gap
      const [line] = this.#pen.linesOf(header, width, types.label)
      const x = this.#fromStart(offsetOf(widths, index), width)
      if (line) this.#pen.draw(line, { x, y: this.#y, width, isAtEnd }, types.label)
    }
    this.#y += Pen.lineHeight(types.label)
    this.#rule('#999999', 0.5)
    this.#y += 3
  }

  #measureRow({ columns }: PaperTable, row: PaperRow, widths: number[]): MeasuredRow {
    const cells = row.cells.map((text, index) => {
      const type = columns[index]?.isBold ? types.bold : types.cell
      return { type, lines: text === '' ? [] : this.#pen.linesOf(text, (widths[index] ?? 0) - gap, type) }
    })
    const below = (row.below ?? []).flatMap((text) =>
      this.#pen.linesOf(text, inner - 2 * belowIndent, types.small),
    )
    const tallest = Math.max(0, ...cells.map(({ lines }) => lines.length)) * cellLine
    return { cells, below, height: tallest + below.length * Pen.lineHeight(types.small) + 5 }
  }

  /** Draws a row, continuing on the next page when this one is full. */
  #drawRow(
    { columns }: PaperTable,
    { cells, below }: MeasuredRow,
    widths: number[],
    nextPage: () => void,
  ): void {
    const makeRoom = (height: number) => {
      if (this.#y + height > bottom) nextPage()
    }
    this.#y += 2
    const lines = Math.max(0, ...cells.map((cell) => cell.lines.length))
    for (let at = 0; at < lines; at++) {
      makeRoom(cellLine)
      for (const [index, cell] of cells.entries()) {
        const line = cell.lines[at]
        if (!line) continue
        const width = (widths[index] ?? 0) - gap
        const x = this.#fromStart(offsetOf(widths, index), width)
        const isAtEnd = columns[index]?.isAtEnd ?? false
        this.#pen.draw(line, { x, y: this.#y, width, isAtEnd }, cell.type)
      }
      this.#y += cellLine
    }
    for (const line of below) {
      makeRoom(Pen.lineHeight(types.small))
      this.#flow([line], types.small, belowIndent)
    }
    this.#y += 2.5
    this.#rule('#DDDDDD', 0.5)
    this.#y += 0.5
  }

  #drawFoot(number: number, pages: number): void {
    this.#y = page.height - page.margin - 8
    const counted = this.#paper.pageText.replace('{page}', String(number)).replace('{pages}', String(pages))
    this.#atEnd(counted, types.small, 0)
    this.#flow(this.#pen.linesOf(this.#part.foot, inner * 0.7, types.small).slice(0, 1), types.small)
  }

  /** Draws lines below each other from the current position. */
  #flow(lines: readonly Line[], type: Type, indent = 0): void {
    const width = inner - 2 * indent
    for (const line of lines) {
      this.#pen.draw(line, { x: page.margin + indent, y: this.#y, width }, type)
      this.#y += Pen.lineHeight(type)
    }
  }

  /** Draws one line at the opposite edge, beside whatever follows. */
  #atEnd(text: string, type: Type, down: number, indent = 0): void {
    const [line] = this.#pen.linesOf(text, inner, type)
    const box = { x: page.margin + indent, y: this.#y + down, width: inner - 2 * indent, isAtEnd: true }
    if (line && text !== '') this.#pen.draw(line, box, type)
  }

  /** The left edge of a box at this offset from the start of reading. */
  #fromStart(offset: number, width: number): number {
    return this.#paper.isRightToLeft ? page.width - page.margin - offset - width : page.margin + offset
  }

  #rule(color: string, thickness: number): void {
    const { doc } = this.#pen
    doc.lineWidth(thickness).strokeColor(color)
    doc
      .moveTo(page.margin, this.#y)
      .lineTo(page.width - page.margin, this.#y)
      .stroke()
  }
}

const belowIndent = 14

/** The height of a line in a cell, bold or not. */
const cellLine = Pen.lineHeight(types.cell)

interface MeasuredRow {
  cells: { type: Type; lines: Line[] }[]
  below: Line[]
  height: number
}

function widthsOf({ columns }: PaperTable, width: number): number[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  return columns.map(({ share }) => (share / shares) * width)
}

function offsetOf(widths: readonly number[], index: number): number {
  return widths.slice(0, index).reduce((sum, width) => sum + width, padding)
}
