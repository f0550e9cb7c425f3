import { passengersAllowed } from '../fleet/passengersAllowed.ts'
import type { Check } from './check.ts'
import { aboutUnit } from './subjects.ts'

/**
 * A driver whose licences don't cover the seats of the car. Who has no licence on record isn't judged: that's
 * unknown, and an office that records none would get one for every vehicle.
 */
export const licenceTooSmall: Check<'licence_too_small'> = {
  severity: 'warn',
  find: ({ units }, rules) =>
    units.flatMap((unit) => {
      const seats = unit.carSeats
      if (seats === null) return []
      return unit.crew
        .filter(({ isDriver }) => isDriver)
        .flatMap(({ _id, name, licences }) => {
          const max = passengersAllowed(licences, rules.licences)
          if (max === null || max >= seats) return []
          return [{ ...aboutUnit(unit), operators: [_id], params: { name, max, seats }, facts: [max, seats] }]
        })
    }),
}
