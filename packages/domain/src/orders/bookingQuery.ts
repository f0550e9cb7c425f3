import type { Day } from '../calendar.ts'
import { namedDays } from '../search/namedDays.ts'

/** What is typed to book: the words of a tour, and the day; null if there's no day. */
export interface BookingQuery {
  words: string
  day: Day | null
}

/**
 * Reads `masada 12/12`, `מחר מצדה` or `masada on sunday`: the longest run of words that names a day, the last
 * one if there are several, and the remaining words. Dates are day first, as in Israel. A day and month, a
 * weekday or a day of the month is the next one, and a date of a past year is the next day with that date. A
 * single number isn't a day, since tours have numbers.
 * @param today the day in Israel
 */
export function readBooking(query: string, today: Day): BookingQuery {
  const words = query.split(/[\s,]+/).filter(Boolean)
  for (let length = Math.min(longestDay, words.length); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const named = words.slice(start, start + length)
      const day = isLoneNumber(named, words) ? null : bookedDay(named.join(' '), today)
      if (day) return { words: withoutLink(words, start, length).join(' '), day }
    }
  }
  return { words: words.join(' '), day: null }
}

/** The most words that a day can have: `the day after tomorrow`. */
const longestDay = 4

/** Words between a tour and its day: `masada on sunday`. */
const links = new Set(['on', 'at', 'for', 'ב', 'ל'])

/** The day that a text names; a past one only if it can't mean a later one, as `yesterday`. */
function bookedDay(text: string, today: Day): Day | null {
  const named = namedDays(withoutPrefix(text), today, 0)
  const next = named.find((day) => day >= today)
  const [past] = named
  if (next || !past) return next ?? null
  return past.slice(0, 4) < today.slice(0, 4) ? nextLike(past, today) : past
}

/** Removes the Hebrew `on` from days such as `ב-12/12` and `ביום ראשון`. */
function withoutPrefix(text: string): string {
  return text.replace(/^[בל][-־]?(?=\d|יום |מחר)/u, '')
}

/** The next day with the same day and month. */
function nextLike(past: Day, today: Day): Day | null {
  const [, month, date] = past.split('-')
  return namedDays(`${date}/${month}`, today, 0)[0] ?? null
}

function isLoneNumber(named: string[], words: string[]): boolean {
  return named.length === words.length && /^\d+$/.test(named.join(''))
}

function withoutLink(words: string[], start: number, length: number): string[] {
  const before = words.slice(0, start)
  if (links.has(before.at(-1)?.toLowerCase() ?? '')) before.pop()
  return [...before, ...words.slice(start + length)]
}
