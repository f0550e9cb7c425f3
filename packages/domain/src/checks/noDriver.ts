import type { Check } from './check.ts'
import { aboutUnit } from './subjects.ts'
import { unitGaps } from './unitGaps.ts'

/** A unit that needs a driver and has none. */
export const noDriver: Check<'no_driver'> = {
  severity: 'stop',
  find: (day) =>
    unitGaps(day, 'no_driver').map(({ unit }) => ({ ...aboutUnit(unit), params: {}, facts: [] })),
}
