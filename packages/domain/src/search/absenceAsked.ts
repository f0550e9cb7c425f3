import { addDays, type Day } from '../calendar.ts'
import { namedDays } from './namedDays.ts'

/** Who is away, as typed into the search, and when if that was typed too. */
export interface AbsenceAsked {
  name: string
  startDate: Day | null
  endDate: Day | null
}

const english =
  "(?:(?:is|are|'s|’s)\\s+)?(?:off\\s+)?(?:sick|ill|away|unavailable|not available|on leave|on holiday|out of order|in the garage|broken)"
const hebrew = '(?:לא זמינה?|לא מגיעה?|לא יכולה?|חולה|בחופשה?|במחלה|נעדרת?|במוסך|מושבתת?|תקולה?)'
const away = new RegExp(
  `^(?!(?:is|are)\\s)(.+?)\\s*(?:${english}|\\s${hebrew})(?=$|[\\s,.!])[,.!]*(.*)$`,
  'iu',
)
const until = /(?:^|\s+)(?:until|till|to|through|עד)\s+/iu

/**
 * Reads a search like `Dudu is sick`, `Dudu is sick tomorrow until Thursday` or `דודו חולה מחר`. Null if it says
 * nothing about an absence, or continues with something that's no day.
 * @param today the day in Israel
 */
export function absenceAsked(query: string, today: Day): AbsenceAsked | null {
  const [, name = '', rest = ''] = away.exec(query.trim()) ?? []
  if (!name.trim()) return null
  const days = daysIn(rest.trim(), today)
  return days && { name: name.trim(), ...days }
}

function daysIn(text: string, today: Day): Omit<AbsenceAsked, 'name'> | null {
  if (text === '') return { startDate: null, endDate: null }
  const [first = '', last] = text.split(until)
  const start = first ? dayFrom(first, today, today) : today
  if (start === null) return null
  if (last === undefined) return { startDate: start, endDate: start }
  const end = dayFrom(last, today, start)
  return end === null ? null : { startDate: start, endDate: end }
}

/** The named day on or after another. */
function dayFrom(text: string, today: Day, earliest: Day): Day | null {
  const named = namedDays(text, today, 0).find((day) => day >= earliest)
  // A weekday before the first day means the week after.
  return named ?? namedDays(text, addDays(earliest, 1), 0).find((day) => day >= earliest) ?? null
}
