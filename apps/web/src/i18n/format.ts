import { type Day, dayIn, daysBetween, timeIn } from '@tourdesk/domain/calendar'
import { type Currency, currencySymbols } from '@tourdesk/domain/pricing/vocabulary'
import { ltr } from './isolate.ts'
import type { UiLanguage } from './uiLanguage.ts'

/** `DD/MM/YYYY`, for lists and read-only texts. */
export function day(value: Day): string {
  const [year, month, date] = value.split('-')
  return `${date}/${month}/${year}`
}

/** `D/M/YYYY`, for forms, the catalogue and prices. */
export function formDay(value: Day): string {
  const [year, month, date] = value.split('-').map(Number)
  return `${date}/${month}/${year}`
}

/** A first and a last day, the last one only if it's later: `11/03/2026 – 13/03/2026`. */
export function days(first: Day, last: Day | null | undefined, write: (value: Day) => string = day): string {
  return last && last > first ? `${write(first)} – ${write(last)}` : write(first)
}

/** Two days inside a text, with the earlier one on the left in Hebrew too: `11/03/2026 – 13/03/2026`. */
export function dayRange(first: Day, last: Day, write: (value: Day) => string = day): string {
  return ltr(`${write(first)} – ${write(last)}`)
}

/** `DD.MM.YYYY`, for titles. */
export function titleDay(value: Day): string {
  return value.split('-').reverse().join('.')
}

/** `D/M/YYYY HH:mm`, in Israel's time zone. */
export function dateTime(instant: string): string {
  const date = new Date(instant)
  return `${formDay(dayIn(date))} ${timeIn(date)}`
}

/** `Tue Dec 1st, 2026`, for the checkout page. */
export function checkoutDay(value: Day, language: UiLanguage): string {
  if (language === 'he') return inUtc('he', { dateStyle: 'full' }).format(utc(value))
  const [weekday, month] = [{ weekday: 'short' }, { month: 'short' }] as const
  const date = Number(value.slice(8))
  const name = `${inUtc('en', weekday).format(utc(value))} ${inUtc('en', month).format(utc(value))}`
  return `${name} ${date}${ordinalEnding(date)}, ${value.slice(0, 4)}`
}

/** `Tuesday`, or `Tue`. */
export function weekday(value: Day, language: UiLanguage, width: 'long' | 'short' = 'long'): string {
  return inUtc(language, { weekday: width }).format(utc(value))
}

/** `April 2026`, for any day of the month. */
export function month(value: Day, language: UiLanguage): string {
  return inUtc(language, { month: 'long', year: 'numeric' }).format(utc(value))
}

/** `Apr`, for any day of the month. */
export function shortMonth(value: Day, language: UiLanguage): string {
  return inUtc(language, { month: 'short' }).format(utc(value))
}

/** The names of the seven days, starting with Sunday. */
export function weekdayNames(language: UiLanguage, width: 'long' | 'short' = 'long'): string[] {
  return Array.from({ length: 7 }, (_, index) => weekday(`2026-02-0${index + 1}`, language, width))
}

/** `today`, `tomorrow` or `yesterday`, or else null. */
export function relativeDay(value: Day, today: Day, language: UiLanguage): string | null {
  const distance = daysBetween(today, value)
  if (Math.abs(distance) > 1) return null
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(distance, 'day')
}

/** `$1,234.50`; the symbol is before the amount in both languages. */
export function money(amount: number, currency: Currency = 'USD'): string {
  const sign = amount < 0 ? '-' : ''
  return `${sign}${currencySymbols[currency]}${twoDecimals.format(Math.abs(amount))}`
}

/** `$120`, or `$119.50` if there are cents; for prices on cards. */
export function wholeMoney(amount: number, currency: Currency = 'USD'): string {
  return Number.isInteger(amount)
    ? `${currencySymbols[currency]}${plain.format(amount)}`
    : money(amount, currency)
}

/** A stored share in percent: 0.15 is `15%`. */
export function percent(share: number): string {
  return `${plain.format(share * 100)}%`
}

/** A part of 1 in percent, always with one decimal, since it stands below others: 0.05 is `5.0%`. */
export function partOf(whole: number): string {
  return `${wholeTenths.format(whole * 100)}%`
}

/** `2.5`, at most one decimal. */
export function oneDecimal(value: number): string {
  return tenths.format(value)
}

/** A rate stored as 0 to 100, such as a commission: 10 is `10%`. */
export function rate(value: number): string {
  return `${plain.format(value)}%`
}

/** `0.920009`, at most six decimals. */
export function exchangeRate(value: number): string {
  return sixDecimals.format(value)
}

/** `1 USD = 3.7 ILS`, always left to right. */
export function exchangeFormula(value: number, currency: Currency): string {
  return ltr(`1 USD = ${exchangeRate(value)} ${currency}`)
}

/** `1,234`, at most two decimals. */
export function number(value: number): string {
  return plain.format(value)
}

/** `12.5K`, for the ends of an axis. */
export function short(value: number): string {
  return compact.format(value)
}

/** Items joined by a comma and a space. */
export function list(items: readonly string[]): string {
  return items.join(', ')
}

/** The first 96 characters and `...` for a longer text. */
export function truncate(text: string): string {
  if (text.length <= mostInCell) return text
  let left = mostInCell
  for (const { index } of charactersOf(text)) {
    if (left === 0) return `${text.slice(0, index)}...`
    left -= 1
  }
  return text
}

/** The first character of a name. */
export function initialOf(name: string): string {
  return charactersOf(name).containing(0)?.segment ?? ''
}

/** Characters as people see them: an emoji or a letter with its points is one. */
function charactersOf(text: string): Intl.Segments {
  return new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)
}

const mostInCell = 96
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const sixDecimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const wholeTenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const formats = new Map<string, Intl.DateTimeFormat>()

function inUtc(language: UiLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', { ...options, timeZone: 'UTC' })
  formats.set(key, made)
  return made
}

function utc(value: Day): Date {
  return new Date(`${value}T00:00:00Z`)
}

function ordinalEnding(date: number): string {
  if (date >= 11 && date <= 13) return 'th'
  return { 1: 'st', 2: 'nd', 3: 'rd' }[date % 10] ?? 'th'
}
