import PDFDocument from 'pdfkit'
import { type Family, lastResort } from './fonts.ts'
import { lettersOf, piecesToBreak } from './piecesToBreak.ts'
import { levelsOf, visualRuns } from './visualRuns.ts'

/** A size in points, and whether it's bold. */
export interface Type {
  size: number
  isBold?: boolean
  color?: string
}

/** A line of a paragraph: where it begins and ends in the text. */
export interface Line {
  text: string
  levels: Uint8Array
}

type Weight = 'Regular' | 'Bold'

/** Writes texts of both directions onto the pages of a PDF. */
export class Pen {
  readonly doc: PDFKit.PDFDocument
  readonly #isRightToLeft: boolean
  readonly #widths = new Map<string, number>()
  readonly #pieceWidths = new Map<string, number>()
  readonly #drawable = new Map<string, boolean>()

  readonly #families: string[] = []
  /** The distance from the top of a line to the baseline that all typefaces share. */
  readonly #ascent: number

  constructor(doc: PDFKit.PDFDocument, isRightToLeft: boolean, families: readonly Family[]) {
    this.doc = doc
    this.#isRightToLeft = isRightToLeft
    this.add(families)
    this.#ascent = ascentOf(doc.font(`${lastResort} Regular`))
  }

  /** Adds typefaces for letters that the earlier ones can't draw. */
  add(families: readonly Family[]): void {
    for (const { name, ...weights } of families) {
      this.#families.push(name)
      for (const weight of ['Regular', 'Bold'] as const)
        this.doc.registerFont(`${name} ${weight}`, weights[weight])
    }
  }

  /** The letters of a text that no typeface has. */
  missingIn(text: string): Set<string> {
    const missing = [...new Set(text)].filter(
      (letter) => !unseen.test(letter) && !this.#families.some((family) => this.#canDraw(family, letter)),
    )
    return new Set(missing)
  }

  /** The height of a line of this type. */
  static lineHeight({ size }: Type): number {
    return size * 1.35
  }

  /** Breaks a text into lines of a width; splits words that are too long. */
  linesOf(text: string, width: number, type: Type): Line[] {
    return text.split('\n').flatMap((paragraph) => this.#wrap(paragraph, width, type))
  }

  /** The width of a text on one line. */
  widthOf(text: string, type: Type): number {
    const levels = levelsOf(text, this.#isRightToLeft)
    return this.#piecesOf({ text, levels }, type).reduce((sum, piece) => sum + piece.width, 0)
  }

  /** Draws one line whose top is at `y`, at the start or the end of a box. */
  draw(line: Line, { x, y, width, isAtEnd = false }: Box, type: Type): void {
    const pieces = this.#piecesOf(line, type)
    const used = pieces.reduce((sum, piece) => sum + piece.width, 0)
    let left = isAtEnd === this.#isRightToLeft ? x : x + width - used
    this.doc.fontSize(type.size).fillColor(type.color ?? '#111111')
    const baseline = y + this.#ascent * type.size
    const options = { lineBreak: false, baseline: 'alphabetic' } as const
    for (const { text, font, features, width: wide } of pieces) {
      this.doc.font(font).text(text, left, baseline, { ...options, ...(features && { features }) })
      left += wide
    }
  }

  #wrap(text: string, width: number, type: Type): Line[] {
    const levels = levelsOf(text, this.#isRightToLeft)
    const lineOf = (from: number, to: number): Line => ({
      text: text.slice(from, to),
      levels: levels.subarray(from, to),
    })
    const lines: Line[] = []
    let start = 0
    let used = 0
    let before = 0
    for (const { from, to } of piecesToBreak(text)) {
      const wide = this.#measure(text.slice(from, to), type)
      const gap = from > start ? this.#measure(text.slice(before, from), type) : 0
      if (used > 0 && used + gap + wide > width) {
        lines.push(lineOf(start, from))
        start = from
        used = 0
      }
      used += (from > start ? gap : 0) + wide
      if (used > width) {
        // A word wider than the line is split where the line is full.
        for (const end of this.#breaksIn(text.slice(start, to), width, type)) {
          lines.push(lineOf(start, start + end))
          start += end
        }
        used = this.#measure(text.slice(start, to), type)
      }
      before = to
    }
    lines.push(lineOf(start, text.length))
    return lines
  }

  /** The length of each full line of a word, without the last line. */
  #breaksIn(word: string, width: number, type: Type): number[] {
    const breaks: number[] = []
    let start = 0
    for (const { index, segment } of lettersOf(word)) {
      if (index === start || this.widthOf(word.slice(start, index + segment.length), type) <= width) continue
      breaks.push(index - start)
      start = index
    }
    return breaks
  }

  #measure(word: string, type: Type): number {
    const key = `${type.isBold ? 'b' : 'r'}${type.size} ${word}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known
    const width = this.widthOf(word, type)
    this.#widths.set(key, width)
    return width
  }

  #piecesOf({ text, levels }: Line, type: Type) {
    const weight: Weight = type.isBold ? 'Bold' : 'Regular'
    return visualRuns(text, levels, this.#isRightToLeft).flatMap((run) => {
      const pieces = this.#byFont(run.text, weight).map((piece) => {
        // Fonts reverse right-to-left letters by themselves, but not characters without a direction.
        const isTurned = run.isRightToLeft && !hasDirection.test(piece.text)
        const drawn = isTurned ? [...piece.text].reverse().join('') : piece.text
        // With a feature, a run is shaped as a whole; without, word by word from the left, which is faster.
        const features: PDFKit.Mixins.OpenTypeFeatures[] | undefined = run.isRightToLeft
          ? ['rtla']
          : undefined
        const width = this.#widthOf(drawn, piece.font, type.size, features)
        return { text: drawn, font: piece.font, features, width }
      })
      return run.isRightToLeft ? pieces.reverse() : pieces
    })
  }

  #widthOf(
    text: string,
    font: string,
    size: number,
    features: PDFKit.Mixins.OpenTypeFeatures[] | undefined,
  ): number {
    const key = `${font}${size} ${text}`
    const known = this.#pieceWidths.get(key)
    if (known !== undefined) return known
    const width = this.doc
      .font(font)
      .fontSize(size)
      .widthOfString(text, features && { features })
    this.#pieceWidths.set(key, width)
    return width
  }

  /** Splits a text into pieces that one font can draw: whole words if a font has all their letters. */
  #byFont(text: string, weight: Weight): { text: string; font: string }[] {
    const pieces: { text: string; font: string }[] = []
    const add = (part: string, family: string) => {
      const font = `${family} ${weight}`
      const last = pieces.at(-1)
      if (last?.font === font) last.text += part
      else pieces.push({ text: part, font })
    }
    for (const word of text.split(/(?<= )|(?= )/)) {
      const family = this.#familyFor(word)
      if (family) add(word, family)
      else for (const { segment } of lettersOf(word)) add(segment, this.#familyFor(segment) ?? lastResort)
    }
    return pieces
  }

  #familyFor(text: string): string | undefined {
    const letters = [...text].filter((letter) => !unseen.test(letter))
    return this.#families.find((family) => letters.every((letter) => this.#canDraw(family, letter)))
  }

  #canDraw(family: string, letter: string): boolean {
    const key = family + letter
    const known = this.#drawable.get(key)
    if (known !== undefined) return known
    this.doc.font(`${family} Regular`)
    const can = openFontOf(this.doc).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
    this.#drawable.set(key, can)
    return can
  }
}

interface Box {
  x: number
  y: number
  width: number
  isAtEnd?: boolean
}

const hasDirection = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Invisible characters that join emoji or select how they look. */
const unseen = /[\u200D\uFE0F]/

/** The open font, which pdfkit's types leave out. */
function openFontOf(doc: PDFKit.PDFDocument): { hasGlyphForCodePoint(code: number): boolean } {
  return Reflect.get(Reflect.get(doc, '_font'), 'font')
}

/** The ascent of the open font, as a fraction of its size. */
function ascentOf(doc: PDFKit.PDFDocument): number {
  return Reflect.get(Reflect.get(doc, '_font'), 'ascender') / 1000
}

/** An empty A4 document; pages are added by hand. */
export function newDocument({ title, madeAt }: { title: string; madeAt: Date }): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: title, CreationDate: madeAt, ModDate: madeAt },
  })
}
