import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
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

/** Heebo has Latin and Hebrew from one hand; Rubik is for the letters that Heebo lacks, such as Cyrillic, and Noto for arrows. */
const families = ['Heebo', 'Rubik', 'Noto'] as const

const arrows = import.meta.resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf')

const fontFiles = {
  Heebo: {
    Regular: import.meta.resolve('@expo-google-fonts/heebo/400Regular/Heebo_400Regular.ttf'),
    Bold: import.meta.resolve('@expo-google-fonts/heebo/700Bold/Heebo_700Bold.ttf'),
  },
  Rubik: {
    Regular: import.meta.resolve('@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf'),
    Bold: import.meta.resolve('@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf'),
  },
  Noto: { Regular: arrows, Bold: arrows },
}

/** Writes texts of both directions onto the pages of a PDF. */
export class Pen {
  readonly doc: PDFKit.PDFDocument
  readonly #isRightToLeft: boolean
  readonly #widths = new Map<string, number>()
  readonly #pieceWidths = new Map<string, number>()
  readonly #drawable = new Map<string, boolean>()

  constructor(doc: PDFKit.PDFDocument, isRightToLeft: boolean) {
    this.doc = doc
    this.#isRightToLeft = isRightToLeft
    for (const family of families)
      for (const weight of ['Regular', 'Bold'] as const)
        doc.registerFont(`${family} ${weight}`, readFileSync(new URL(fontFiles[family][weight])))
  }

  /** How high a line of this type is. */
  static lineHeight({ size }: Type): number {
    return size * 1.35
  }

  /** The lines that a text takes within a width; words that are too long are broken. */
  linesOf(text: string, width: number, type: Type): Line[] {
    return text.split('\n').flatMap((paragraph) => this.#wrap(paragraph, width, type))
  }

  /** How wide a text is on one line. */
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
    for (const { text, font, features, width: wide } of pieces) {
      this.doc.font(font).text(text, left, y, { lineBreak: false, ...(features && { features }) })
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
    for (const { from, to } of wordsOf(text)) {
      const wide = this.#measure(text.slice(from, to), type)
      const gap = from > start ? this.#measure(' ', type) : 0
      if (used > 0 && used + gap + wide > width) {
        lines.push(lineOf(start, from))
        start = from
        used = 0
      }
      used += (from > start ? gap : 0) + wide
      for (let end = to - 1; used > width && end > start; end--) {
        if (this.#measure(text.slice(start, end), type) > width) continue
        lines.push(lineOf(start, end))
        start = end
        used = this.#measure(text.slice(start, to), type)
        end = to
      }
    }
    lines.push(lineOf(start, text.length))
    return lines
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
        // Fonts turn right-to-left letters around by themselves, but not signs without a direction.
        const isTurned = run.isRightToLeft && !hasDirection.test(piece.text)
        const drawn = isTurned ? [...piece.text].reverse().join('') : piece.text
        // With a feature named, a run is shaped as a whole; without, word by word from left to right, which is faster.
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

  /** Splits a text into pieces that one font can draw. */
  #byFont(text: string, weight: Weight): { text: string; font: string }[] {
    const pieces: { text: string; font: string }[] = []
    for (const character of text) {
      const family = families.find((each) => this.#canDraw(each, character)) ?? 'Heebo'
      const font = `${family} ${weight}`
      const last = pieces.at(-1)
      if (last && (last.font === font || character === ' ')) last.text += character
      else pieces.push({ text: character, font })
    }
    return pieces
  }

  #canDraw(family: (typeof families)[number], character: string): boolean {
    const key = family + character
    const known = this.#drawable.get(key)
    if (known !== undefined) return known
    this.doc.font(`${family} Regular`)
    const can = openFontOf(this.doc).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
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

function wordsOf(text: string): { from: number; to: number }[] {
  return [...text.matchAll(/[^ ]+/g)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }))
}

/** The types of pdfkit leave out the font that it has opened. */
function openFontOf(doc: PDFKit.PDFDocument): { hasGlyphForCodePoint(code: number): boolean } {
  return Reflect.get(Reflect.get(doc, '_font'), 'font')
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
