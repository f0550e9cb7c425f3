import { addDays, type Day, isDay, weekdayOf } from '../calendar.ts'
import { findable } from './findable.ts'

/** A day and month up to this many days ago still mean the past day; earlier ones mean the next. */
export const pastDays = 60

/**
 * The days that a search may mean, in English or Hebrew, likeliest first; empty if it's no date. A day and
 * month are the first ones from 60 days ago on. A weekday, or a day of the month, is the next one and then
 * the last one.
 * @param today the day in Israel
 * @param past how many days a day and month may be past
 */
export function namedDays(query: string, today: Day, past = pastDays): Day[] {
  const text = findable(query).trim().replace(/,/g, '')
  const relative = relativeDays.get(text)
  if (relative !== undefined) return [addDays(today, relative)]
  const weekday = weekdays.get(text.replace(/^יומ /, ''))
  if (weekday !== undefined) return nearest(today, (day) => weekdayOf(day) === weekday, 7)
  const earliest = addDays(today, -past)
  return daysWritten(query.trim(), today, earliest) ?? daysSpoken(text, earliest)
}

/** `2026-11-23`, `23/11`, `23.11.26`, `23`. */
function daysWritten(text: string, today: Day, earliest: Day): Day[] | null {
  if (isDay(text)) return [text]
  const [, date, month, year] = /^(\d{1,2})(?:[./-](\d{1,2}))?(?:[./-](\d{4}|\d{2}))?\.?$/.exec(text) ?? []
  if (!date) return null
  if (year) return validDays(`${year.length === 2 ? '20' : ''}${year}`, month, date)
  if (month) return yearly(month, date, earliest)
  return nearest(today, (day) => Number(day.slice(8)) === Number(date), 31)
}

/** `23 November`, `nov 23rd`, `23 בנובמבר`. */
function daysSpoken(text: string, earliest: Day): Day[] {
  const words = text.split(' ').filter((word) => word !== 'of')
  const [date, year] = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th)?\.?$/.exec(word)?.[1] ?? [])
  const [name] = words.flatMap((word) => months.get(word) ?? months.get(word.replace(/^ב/, '')) ?? [])
  const read = [date, year, name].filter((part) => part !== undefined).length
  if (!date || name === undefined || read !== words.length) return []
  return year ? validDays(year, String(name), date) : yearly(String(name), date, earliest)
}

/** A day that occurs once a year. */
function yearly(month: string, date: string, earliest: Day): Day[] {
  const year = Number(earliest.slice(0, 4))
  // 29 February may be years ahead.
  const found = Array.from({ length: 9 }, (_, ahead) => validDays(String(year + ahead), month, date)).flat()
  return found.filter((day) => day >= earliest).slice(0, 1)
}

/**
 * The next such day, including today, and the last one before today. Such a day may be missing in every other
 * month.
 */
function nearest(today: Day, isSuch: (day: Day) => boolean, within: number): Day[] {
  const distances = Array.from({ length: within * 2 }, (_, distance) => distance)
  const next = distances.map((distance) => addDays(today, distance)).find(isSuch)
  const last = distances.map((distance) => addDays(today, -distance - 1)).find(isSuch)
  return [next, last].filter((day) => day !== undefined)
}

function validDays(year: string, month: string | undefined, date: string): Day[] {
  const day = `${year}-${month?.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? [day] : []
}

const relativeDays = table([
  [['the day before yesterday', 'שלשום'], -2],
  [['yesterday', 'אתמול'], -1],
  [['today', 'היום'], 0],
  [['tomorrow', 'מחר'], 1],
  [['the day after tomorrow', 'day after tomorrow', 'מחרתיים'], 2],
])

const weekdays = table([
  [['sunday', 'sun', 'ראשון', 'א'], 0],
  [['monday', 'mon', 'שני', 'ב'], 1],
  [['tuesday', 'tue', 'tues', 'שלישי', 'ג'], 2],
  [['wednesday', 'wed', 'רביעי', 'ד'], 3],
  [['thursday', 'thu', 'thurs', 'חמישי', 'ה'], 4],
  [['friday', 'fri', 'שישי', 'ששי', 'ו'], 5],
  [['saturday', 'sat', 'שבת'], 6],
])

const months = table([
  [['january', 'jan', 'ינואר'], 1],
  [['february', 'feb', 'פברואר'], 2],
  [['march', 'mar', 'מרץ', 'מרס'], 3],
  [['april', 'apr', 'אפריל'], 4],
  [['may', 'מאי'], 5],
  [['june', 'jun', 'יוני'], 6],
  [['july', 'jul', 'יולי'], 7],
  [['august', 'aug', 'אוגוסט'], 8],
  [['september', 'sep', 'sept', 'ספטמבר'], 9],
  [['october', 'oct', 'אוקטובר'], 10],
  [['november', 'nov', 'נובמבר'], 11],
  [['december', 'dec', 'דצמבר'], 12],
])

/** A table by names in their findable form. */
function table(rows: [names: string[], value: number][]): Map<string, number> {
  return new Map(rows.flatMap(([names, value]) => names.map((name) => [findable(name).trim(), value])))
}
