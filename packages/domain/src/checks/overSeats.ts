import type { Check } from './check.ts'
import { aboutUnit } from './subjects.ts'
import { unitGaps } from './unitGaps.ts'

/** More people on a unit than its vehicle has seats. */
export const overSeats: Check<'over_seats'> = {
  severity: 'stop',
  find: (day) =>
    unitGaps(day, 'over_seats').map(({ unit, gap: { participants: people, seats } }) => ({
      ...aboutUnit(unit),
      params: { people, seats },
      facts: [people, seats],
    })),
}
