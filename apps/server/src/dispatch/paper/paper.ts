/**
 * Pages to print, as plain data, for statements, invoices and sheets. Texts may contain Unicode isolates
 * (`ltr` and `typed` of the contract): without them, phone numbers and plates would come out reversed in the
 * other direction.
 */
export interface Paper {
  /** The title of the file. */
  title: string
  isRightToLeft: boolean
  /** The creation time in the file's properties; the same paper always gives the same file. */
  madeAt: Date
  /** `Page {page} of {pages}`; each part counts its own pages. */
  pageText: string
  parts: PaperPart[]
}

/** A part that starts on a new page, with a head that's repeated on each of its pages. */
export interface PaperPart {
  head: PaperHead
  /** At the bottom of each page, beside the page number. */
  foot: string
  blocks: PaperBlock[]
}

export interface PaperHead {
  title: string
  /** At the opposite end of the title's line. */
  aside: string
  /** Labeled texts, as many side by side as fit. */
  facts: { label: string; text: string }[]
}

export type PaperBlock = { kind: 'heading' | 'text'; text: string } | PaperTable

/** Rows that stay together on a page if they fit on one, under a title of their own if there is one. */
export interface PaperTable {
  kind: 'table'
  title?: string
  /** At the opposite end of the title's line. */
  aside?: string
  /** Below the title, in small type. */
  note?: string
  columns: PaperColumn[]
  rows: PaperRow[]
}

export interface PaperColumn {
  /** If no column has one, there's no header line. */
  header?: string
  /** Its share of the width, relative to the other columns'. */
  share: number
  isBold?: boolean
  /** Aligned to the end of its column, like numbers. */
  isAtEnd?: boolean
}

export interface PaperRow {
  cells: string[]
  /** Lines below the cells across the whole width, in small type. */
  below?: string[]
}
