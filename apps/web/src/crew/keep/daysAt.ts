import type { CrewDays } from '@tourdesk/contract/crew/crewPage'
import { addDays, dayIn } from '@tourdesk/domain/calendar'
import { listedOn } from '@tourdesk/domain/crew/window'

/**
 * The days as of a time, even if the phone had no connection past midnight: today first, then the days with
 * work, then yesterday. Older ones are left out.
 * @param now milliseconds by the office's clock
 */
export function daysAt(days: CrewDays, now: number): CrewDays {
  const today = dayIn(new Date(now))
  const yesterday = addDays(today, -1)
  const units = days.data.flatMap((day) => day.units).filter(({ endDate }) => endDate >= yesterday)
  const dates = new Set([today, ...units.map((unit) => listedOn(unit, today)).toSorted()])
  const inOrder = [...dates].filter((date) => date >= today)
  const all = dates.has(yesterday) ? [...inOrder, yesterday] : inOrder
  return {
    ...days,
    today,
    data: all.map((date) => ({ date, units: units.filter((unit) => listedOn(unit, today) === date) })),
  }
}
