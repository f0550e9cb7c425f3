/**
 * Pages to print, as plain data: what statements, invoices and sheets are made of. Texts may contain Unicode's
 * isolates (`ltr` and `typed` of the contract): without them, the other direction would turn phones and plates around.
 */
export interface Paper {
  /** The title of the file. */
  title: string
  isRightToLeft: boolean
  /** When it was made, in the file's properties; the same paper is the same file. */
  madeAt: Date
  /** `Page {page} of {pages}`; each part counts its own pages. */
  pageText: string
  parts: PaperPart[]
}

/** What starts on a new page, under a head that's repeated on each. */
export interface PaperPart {
  head: PaperHead
  /** At the bottom of each page, beside the page number. */
  foot: string
  blocks: PaperBlock[]
}

export interface PaperHead {
  title: string
  /** At the other end of the title's line. */
  aside: string
  /** Pairs of a label and a text, side by side as far as there's room. */
  facts: { label: string; text: string }[]
}

export type PaperBlock = { kind: 'heading' | 'text'; text: string } | PaperTable

/** Rows that stay together on a page if they fit on one, under a title of their own if there is one. */
export interface PaperTable {
  kind: 'table'
  title?: string
  /** At the other end of the title's line. */
  aside?: string
  /** Below the title, in small type. */
  note?: string
  columns: PaperColumn[]
  rows: PaperRow[]
}

export interface PaperColumn {
  /** Without headers there's no line of them. */
  header?: string
  /** Its part of the width, beside those of the other columns. */
  share: number
  isBold?: boolean
  /** At the end of its column, as numbers are. */
  isAtEnd?: boolean
}

export interface PaperRow {
  cells: string[]
  /** Lines below the cells over the whole width, in small type. */
  below?: string[]
}
