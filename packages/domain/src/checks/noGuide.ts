import type { Check } from './check.ts'
import { aboutUnit } from './subjects.ts'
import { unitGaps } from './unitGaps.ts'

/** A unit that needs a guide and has none. */
export const noGuide: Check<'no_guide'> = {
  severity: 'stop',
  find: (day) => unitGaps(day, 'no_guide').map(({ unit }) => ({ ...aboutUnit(unit), params: {}, facts: [] })),
}
