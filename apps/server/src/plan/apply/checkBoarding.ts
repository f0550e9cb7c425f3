import { Problem } from '@tourdesk/contract/kernel/problem'
import { movedPeople } from '@tourdesk/domain/dispatch/movePeople'
import { putOnVehicle } from '@tourdesk/domain/dispatch/putOnVehicle'
import { takeSeats } from '@tourdesk/domain/dispatch/takeSeats'
import { headCount } from '@tourdesk/domain/entries/entryDraft'
import { passengersOf, vehicleOf } from '../../dispatch/passengers.ts'
import { participantsOf } from '../../dispatch/riders.ts'
import type { StoredUnit } from '../../dispatch/units.ts'
import { accept } from '../../kernel/decide.ts'
import type { DayTarget } from './dayTarget.ts'
import type { LockedDay } from './lockDay.ts'

/**
 * Checks by the rules of the board that everyone who got on a unit may ride there with all who are on it now, and that a
 * unit with another vehicle has the seats. Unlike on the board, nobody joins a private group.
 */
export function checkBoarding(
  { entries, units: before }: LockedDay,
  { seatings }: DayTarget,
  after: readonly StoredUnit[],
): void {
  for (const { entry: id, parts } of seatings) {
    const entry = entries.find((each) => each.id === id)!
    for (const { from, to, participants: people } of movedPeople(
      entry.participants,
      entry.seats.tourCars,
      parts,
    )) {
      const unit = after.find((each) => each.id === to)
      if (!unit) continue
      const vehicle = vehicleOf(unit, id)
      const others = { ...vehicle, participants: vehicle.participants - headCount(people) }
      const { warning } = accept(putOnVehicle(passengersOf(entry, { people, from }), others))
      if (warning) throw new Problem(warning)
    }
  }
  for (const unit of after) {
    const was = before.find(({ id }) => id === unit.id)
    if (was && seatsOf(was) !== seatsOf(unit))
      accept(takeSeats({ seats: seatsOf(unit), participants: 0 }, participantsOf(unit)))
  }
}

function seatsOf({ car_seats, external_seats }: StoredUnit): number | null {
  return car_seats ?? external_seats
}
