import type { Check } from './check.ts'
import { driversOn } from './driversOn.ts'
import { aboutUnit } from './subjects.ts'
import { restAround, workSpans } from './workSpans.ts'

/** A driver with too little rest since the day before, or until the day after. */
export const restTooShort: Check<'rest_too_short'> = {
  severity: 'warn',
  find: (day, rules) => {
    const spans = workSpans(day.work, rules)
    return driversOn(day).flatMap(({ driver: { _id, name }, unit }) => {
      const hours = restAround(spans.get(_id) ?? [], day.date)
      if (hours === null || hours >= rules.minRestHours) return []
      return [
        { ...aboutUnit(unit), operators: [_id], params: { name, hours: Math.max(0, hours) }, facts: [hours] },
      ]
    })
  },
}
