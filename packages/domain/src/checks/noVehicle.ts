import type { Check } from './check.ts'
import { aboutUnit } from './subjects.ts'
import { unitGaps } from './unitGaps.ts'

/** A unit that needs a vehicle and has none. */
export const noVehicle: Check<'no_vehicle'> = {
  severity: 'stop',
  find: (day) =>
    unitGaps(day, 'no_vehicle').map(({ unit }) => ({ ...aboutUnit(unit), params: {}, facts: [] })),
}
