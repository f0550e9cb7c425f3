import type { Party } from './capacity/poolChanges.ts'
import type { PartyKind } from './capacity/ruleFor.ts'
import type { ClosedKind, DepartureState } from './departure.ts'

/** A departure as far as it's open for sale. */
export interface SoldDeparture {
  id: string
  state: DepartureState
  closedFor: readonly ClosedKind[]
}

/** True if nobody of this kind can be added to the departure. */
export function isClosedFor(
  { state, closedFor }: Pick<SoldDeparture, 'state' | 'closedFor'>,
  party: PartyKind,
): boolean {
  return state !== 'open' || closedFor.some((kind) => isOfKind(party, kind))
}

/** A party that a change adds to a departure that's closed for it. */
export interface ClosedParty {
  /** Its index in `after`. */
  index: number
  departure: string
  /** True if nobody may sell it, since the departure is canceled. */
  isCanceled: boolean
}

/**
 * The parties that a change adds where they can't be sold: new ones, those that come from elsewhere, and those
 * that get larger. Others stay as they are, and may get smaller.
 */
export function closedParties(
  departures: readonly SoldDeparture[],
  before: readonly Party[],
  after: readonly Party[],
): ClosedParty[] {
  return after.flatMap((party, index) => {
    const departure = departures.find(({ id }) => id === party.departure)
    if (!departure || !isClosedFor(departure, party) || wasThere(departure, party, before)) return []
    return [{ index, departure: departure.id, isCanceled: departure.state === 'canceled' }]
  })
}

/** True if all the party's people were booked there before; where only kinds are closed, in the same kind. */
function wasThere({ state }: SoldDeparture, party: Party, before: readonly Party[]): boolean {
  return before.some(
    (former) =>
      party.entry !== undefined &&
      former.entry === party.entry &&
      former.departure === party.departure &&
      former.people >= party.people &&
      (state !== 'open' || isOfKind(former, party)),
  )
}

function isOfKind(party: PartyKind, { group_type, language }: PartyKind): boolean {
  return party.group_type === group_type && party.language === language
}
