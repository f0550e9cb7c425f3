import type { Check } from './check.ts'
import { aboutUnit } from './subjects.ts'

/** A unit with nobody on it. */
export const unitEmpty: Check<'unit_empty'> = {
  severity: 'note',
  find: ({ units }) =>
    units.filter(({ people }) => people === 0).map((unit) => ({ ...aboutUnit(unit), params: {}, facts: [] })),
}
