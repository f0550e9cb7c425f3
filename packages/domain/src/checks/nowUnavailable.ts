import type { Check } from './check.ts'
import { aboutUnit } from './subjects.ts'

/** A vehicle or a person that was marked as unavailable after it was put on a unit. */
export const nowUnavailable: Check<'now_unavailable'> = {
  severity: 'stop',
  find: ({ units }) =>
    units.flatMap((unit) => [
      ...(unit.carAway
        ? [{ ...aboutUnit(unit), params: { name: unit.carAway.name }, facts: [unit.carAway._id] }]
        : []),
      ...unit.crew
        .filter(({ isAway }) => isAway)
        .map(({ _id, name }) => ({ ...aboutUnit(unit), operators: [_id], params: { name }, facts: [] })),
    ]),
}
