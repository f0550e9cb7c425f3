/**
 * Prices as people write them, read as plain numbers of dollars: `$1,234.50` and `1.234,50` are `1234.5`. Texts that
 * come together, like a block from a spreadsheet, show each other how decimals are written there.
 * @returns for each text its number as text, or null if it isn't a price or can be read in two ways
 */
export function readPrices(texts: readonly string[]): (string | null)[] {
  const written = texts.map(takeApart)
  const marks = new Set(written.map((price) => price && decimalMarkOf(price)))
  return written.map((price) => price && numberOf(price, marks))
}

/** One price, by itself. */
export function readPrice(text: string): string | null {
  return readPrices([text])[0] ?? null
}

type Mark = ',' | '.'

interface Written {
  whole: string
  /** Between thousands, once or more; null if there is none. */
  separator: string | null
  groups: number
  mark: Mark | null
  decimals: string
}

/** Marks of direction, which spreadsheets put around numbers in Hebrew. */
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const dollar = /^(?:US)?\$\s*|^USD\s*|\s*(?:US)?\$$|\s*USD$/i
const pattern = /^(?:([1-9]\d{0,2})((?:([,.'’ \u00a0\u202f])\d{3})(?:\3\d{3})*)|(\d+))(?:([,.])(\d{1,2}))?$/

function takeApart(text: string): Written | null {
  const [, first, groups = '', separator = null, plain = '', mark, decimals = ''] =
    pattern.exec(text.replace(invisible, '').trim().replace(dollar, '')) ?? []
  if (first === undefined && plain === '') return null
  if (mark !== undefined && mark === separator) return null
  const digits = groups.replace(/\D/g, '')
  return {
    whole: plain || `${first}${digits}`,
    separator,
    groups: digits.length / 3,
    mark: mark === ',' || mark === '.' ? mark : null,
    decimals,
  }
}

/** How decimals are written, if this price shows it. */
function decimalMarkOf({ separator, groups, mark }: Written): Mark | null {
  if (mark || groups < 2) return mark
  if (separator === ',') return '.'
  return separator === '.' ? ',' : null
}

/**
 * One group of thousands without decimals could also be decimals. With a comma it's taken as thousands, as English and
 * Hebrew write it, unless others in the block have decimal commas; with a point only if all of them do.
 */
function numberOf({ whole, separator, groups, mark, decimals }: Written, marks: ReadonlySet<Mark | null>) {
  if (groups === 1 && mark === null) {
    if (separator === ',' && marks.has(',')) return null
    if (separator === '.' && (!marks.has(',') || marks.has('.'))) return null
  }
  return String(Number(`${whole}.${decimals || 0}`))
}
