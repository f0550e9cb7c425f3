import type { Day } from '../calendar.ts'
import { namedDays } from '../search/namedDays.ts'

/** What somebody types to book: the words of a tour, and the day; null if no day is named. */
export interface BookingQuery {
  words: string
  day: Day | null
}

/**
 * Reads `masada 12/12`, `מחר מצדה` or `masada on sunday`: the most words in a row that name a day, the last such words
 * if there are several, and what's left. Dates are day first, as in Israel. A day and month, a weekday or a day of the
 * month is the next one, and a date of a past year is the next day with that date. A lone number is no day: tours have
 * numbers.
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

/** How many words a day has at most: `the day after tomorrow`. */
const longestDay = 4

/** Words between a tour and its day: `masada on sunday`. */
const links = new Set(['on', 'at', 'for', 'ב', 'ל'])

/** The day that a text names; one that's past only if it can't mean a later one, as `yesterday`. */
function bookedDay(text: string, today: Day): Day | null {
  const named = namedDays(withoutPrefix(text), today, 0)
  const next = named.find((day) => day >= today)
  const [past] = named
  if (next || !past) return next ?? null
  return past.slice(0, 4) < today.slice(0, 4) ? nextLike(past, today) : past
}

/** `ב-12/12` and `ביום ראשון` are the days without the Hebrew `on`. */
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
