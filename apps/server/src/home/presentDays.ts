import type { HomeDay } from '@tourdesk/contract/home/home'
import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import { countFindings } from '@tourdesk/domain/checks/countFindings'
import { unitsOfDay } from '@tourdesk/domain/checks/ready'
import type { CheckedDay } from '../checks/checkedDays.ts'
import type { BookedDay } from '../entries/bookedDays.ts'

/** Who signed a day off last; from JSON, so `at` may be text. */
interface SignOffOfDay {
  date: Day
  name: string
  at: Date | string
}

/**
 * Every day of the range, even without bookings, counted as on its own page: with tours under way, and
 * departures that only have units. `checked` is null for callers who don't plan.
 */
export function presentDays(
  { startDate, endDate }: { startDate: Day; endDate: Day },
  booked: BookedDay[],
  { checked, signOffs }: { checked: CheckedDay[] | null; signOffs: readonly SignOffOfDay[] },
): HomeDay[] {
  return daysFrom(startDate, endDate).map((date) => {
    const day = booked.find((one) => one.day === date)
    const found = checked?.find((one) => one.date === date)
    const last = signOffs.find((one) => one.date === date)
    const departures = new Set([...(day?.departures ?? []), ...(found?.departures ?? [])])
    return {
      date,
      departures: departures.size,
      people: day?.people ?? 0,
      orders: day?.orders ?? 0,
      units: found ? unitsOfDay(found.units, found.findings) : null,
      findings: found ? openFindings(found) : null,
      signedOff: last ? { name: last.name, at: new Date(last.at).toISOString() } : null,
    }
  })
}

function openFindings({ findings }: CheckedDay): HomeDay['findings'] {
  const { known: _, ...open } = countFindings(findings)
  return open
}
