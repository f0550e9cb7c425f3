import { type Decision, ok, refuse } from './decision.ts'

/** The numbers that a field accepts. */
interface NumberShape {
  /** The most digits after the decimal point. */
  decimals: number
  /** Also accepts numbers below 0. */
  isSigned?: boolean
  most?: number | undefined
}

/**
 * A number as people type or paste it; an empty text is null. Never cuts anything off, and never guesses:
 * anything that can be read in two ways is refused. Refused with `number_unclear` (as `thousands` or as
 * `decimals`), `number_not_whole`, `number_too_fine` (with the `most` decimals), `number_negative`,
 * `number_too_large` (with the `most`) or `number_unreadable`.
 */
export function readNumber(text: string, shape: NumberShape): Decision<number | null> {
  return readNumbers([text], shape)[0] ?? ok(null)
}

/**
 * The same for texts that belong together, like a block from a spreadsheet: they show how decimals are
 * written in the others.
 */
export function readNumbers(texts: readonly string[], shape: NumberShape): Decision<number | null>[] {
  const written = texts.map((text) => takeApart(plainSigns(text)))
  const marks = new Set(written.map((number) => number && number !== 'empty' && decimalMarkOf(number)))
  return written.map((number) => {
    if (number === 'empty') return ok(null)
    return number ? numberIn(number, shape, marks) : refuse('number_unreadable')
  })
}

/**
 * A text without invisible direction marks, and with one kind each of digits, spaces, apostrophes and minus
 * signs.
 */
export function plainSigns(text: string): string {
  return text
    .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u00a0\u2007-\u200a\u202f]/g, ' ')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .trim()
}

type Mark = ',' | '.'

interface Written {
  minus: string
  whole: string
  /** The mark between thousands; empty if there is none. */
  separator: string
  groups: number
  mark: Mark | null
  fraction: string
}

const pattern = /^(-?)\s*(?:([1-9]\d{0,2})((?:([,.' ])\d{3})(?:\4\d{3})*)|(\d*))(?:([,.])(\d*))?$/

function takeApart(text: string): Written | 'empty' | null {
  if (text === '') return 'empty'
  const parts = pattern.exec(text)
  if (!parts) return null
  const [, minus = '', first = '', grouped = '', separator = '', plain = '', mark, fraction = ''] = parts
  const digits = grouped.replace(/\D/g, '')
  const whole = plain || `${first}${digits}`
  if (`${whole}${fraction}` === '' || mark === separator) return null
  return {
    minus,
    whole,
    separator,
    groups: digits.length / 3,
    mark: mark === ',' || mark === '.' ? mark : null,
    fraction,
  }
}

/** How decimals are written, if this number shows it. */
function decimalMarkOf({ separator, groups, mark }: Written): Mark | null {
  if (mark || groups < 2) return mark
  if (separator === ',') return '.'
  return separator === '.' ? ',' : null
}

function numberIn(number: Written, shape: NumberShape, marks: ReadonlySet<unknown>): Decision<number | null> {
  const { minus, whole, separator, groups, mark, fraction } = number
  let plain = `${whole || 0}.${fraction || 0}`
  if (groups === 1 && mark === null && (separator === ',' || separator === '.')) {
    const split = `${whole.slice(0, -3)}.${whole.slice(-3)}`
    const meant = meaningOf(separator, shape, marks)
    if (meant === 'unclear')
      return refuse('number_unclear', { thousands: whole, decimals: String(Number(split)) })
    if (meant === 'decimals') plain = split
  }
  if (minus && !shape.isSigned) return refuse('number_negative')
  if (isTooFine(fraction, shape.decimals))
    return shape.decimals === 0
      ? refuse('number_not_whole')
      : refuse('number_too_fine', { most: shape.decimals })
  const value = Number(minus + plain) + 0
  const { most = Number.POSITIVE_INFINITY } = shape
  return value > most ? refuse('number_too_large', { most }) : ok(value)
}

/**
 * What a single comma or point before three digits separates. In a field with two decimals a comma separates
 * thousands, as in English and Hebrew, unless others of the block have decimal commas. A point can be either:
 * it separates thousands only if the others all have decimal commas. Where three decimals are usual it's the
 * other way round: a point is the decimal point, and a comma is unclear.
 */
function meaningOf(
  separator: Mark,
  { decimals }: NumberShape,
  marks: ReadonlySet<unknown>,
): 'thousands' | 'decimals' | 'unclear' {
  if (decimals > 2) return separator === '.' ? 'decimals' : 'unclear'
  if (separator === ',') return marks.has(',') ? 'unclear' : 'thousands'
  return marks.has(',') && !marks.has('.') ? 'thousands' : 'unclear'
}

/** `12.00` counts as a whole number. */
function isTooFine(fraction: string, most: number): boolean {
  return fraction.length > Math.max(most, 2) || /[1-9]/.test(fraction.slice(most))
}
