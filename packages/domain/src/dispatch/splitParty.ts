import { type Decision, ok, refuse } from '../decision.ts'
import { headCount, type Participants } from '../entries/entryDraft.ts'
import { isSame, type Part, peopleIn, seatedOf } from './parts.ts'
import { takeSeats } from './takeSeats.ts'

/** A unit that a party may be split over, with everybody on board. */
export interface SplitVehicle {
  _id: string
  seats: number | null
  participants: number
}

/**
 * Splits a party over vehicles: `chosen` replaces all its parts. Lines without people are dropped. Refuses
 * parts that don't add up to the party (`split_not_whole`), and people for whom a vehicle has no seats
 * (`not_enough_seats`); seats aren't checked for an unchanged part.
 */
export function splitParty(
  party: Participants,
  stored: readonly Part[],
  chosen: readonly Part[],
  vehicles: readonly SplitVehicle[],
): Decision<Part[]> {
  const parts = inOrder(stored, chosen)
  if (!isSame(party, seatedOf(parts))) return refuse('split_not_whole', { people: headCount(party) })
  for (const part of parts) {
    const before = stored.find(({ _id }) => _id === part._id)?.participants ?? {}
    const vehicle = vehicles.find(({ _id }) => _id === part._id)
    if (!vehicle || isSame(before, part.participants)) continue
    const others = vehicle.participants - headCount(before)
    const seated = takeSeats({ seats: vehicle.seats, participants: others }, headCount(part.participants))
    if (!seated.ok) return seated
  }
  return ok(parts)
}

/** The chosen parts that have people: existing ones keep their positions, new ones follow. */
function inOrder(stored: readonly Part[], chosen: readonly Part[]): Part[] {
  const parts = chosen
    .map(({ _id, participants }) => ({ _id, participants: peopleIn(participants) }))
    .filter(({ participants }) => headCount(participants) > 0)
  const age = ({ _id }: Part) => {
    const index = stored.findIndex((part) => part._id === _id)
    return index < 0 ? stored.length : index
  }
  return parts.sort((a, b) => age(a) - age(b))
}
