import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import type { GroupType } from '@tourdesk/domain/catalogue/vocabulary'
import { type Decision, refuse } from '@tourdesk/domain/decision'
import { type Boarding, putOnVehicle } from '@tourdesk/domain/dispatch/putOnVehicle'
import { people } from '../people.ts'
import { aboard } from '../unitGaps.ts'
import { seatsOf } from '../unitOf.ts'

/**
 * The result of putting several entries of a departure on one of its units. Those already on it stay; the
 * others are accepted together or not at all.
 */
export function boardParty(
  party: readonly PurchasedTour[],
  unit: VehicleUnit,
  tours: readonly PurchasedTour[],
): Decision<Boarding> {
  const joining = joiningOf(party, unit)
  const [first = party[0]] = joining
  if (!first) return refuse('already_on_vehicle')
  return putOnVehicle(
    {
      tour: first.tour?._id ?? '',
      date: first.date ?? '',
      group_type: groupsOf(joining).find(isPrivate) ?? groupOf(first),
      people: people(joining),
      status: first.tourStatus,
      orderStatus: first.orderStatus,
      tourCarId: first.tourCarId,
    },
    {
      _id: unit._id,
      tour: unit.tour,
      date: unit.date,
      seats: seatsOf(unit),
      participants: unit.participants,
      groups: groupsOf(aboard(unit, tours).filter(({ _id }) => _id !== first._id)),
    },
  )
}

/** The entries that aren't on the unit yet. */
export function joiningOf<T extends PurchasedTour>(party: readonly T[], unit: Pick<VehicleUnit, '_id'>): T[] {
  return party.filter(({ tourCarId }) => tourCarId !== unit._id)
}

function groupsOf(tours: readonly PurchasedTour[]): GroupType[] {
  return tours.map(groupOf)
}

function groupOf({ group_type }: PurchasedTour): GroupType {
  return group_type ?? 'small_group'
}

function isPrivate(group: GroupType): boolean {
  return group === 'private_group'
}
