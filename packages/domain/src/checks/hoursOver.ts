import { addDays } from '../calendar.ts'
import type { Check } from './check.ts'
import { driversOn } from './driversOn.ts'
import { aboutUnit } from './subjects.ts'
import { hoursIn, workSpans } from './workSpans.ts'

/** A driver with too many hours of work on the day, or in the 7 days that end with it. */
export const hoursOver: Check<'hours_over'> = {
  severity: 'warn',
  find: (day, rules) => {
    const spans = workSpans(day.work, rules)
    return driversOn(day).flatMap(({ driver: { _id, name }, unit }) =>
      ([1, 7] as const).flatMap((days) => {
        const hours = hoursIn(spans.get(_id) ?? [], addDays(day.date, 1 - days), day.date)
        if (hours <= (days === 1 ? rules.maxHoursDay : rules.maxHoursWeek)) return []
        return [{ ...aboutUnit(unit), operators: [_id], params: { name, hours, days }, facts: [days, hours] }]
      }),
    )
  },
}
