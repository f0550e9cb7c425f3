import type { Check } from './check.ts'
import { partiesByUnit } from './stopsOfUnit.ts'
import { aboutUnit, distinctEntries } from './subjects.ts'

/** A private group that isn't alone on its vehicle. */
export const sharesPrivateGroup: Check<'shares_private_group'> = {
  severity: 'warn',
  find: (day) => {
    const byUnit = partiesByUnit(day)
    return day.units.flatMap((unit) => {
      const aboard = byUnit.get(unit._id) ?? []
      const groups = aboard.filter(({ groupType }) => groupType === 'private_group')
      if (groups.length === 0 || aboard.length < 2) return []
      return [{ ...aboutUnit(unit), entries: distinctEntries(aboard), params: {}, facts: [] }]
    })
  },
}
