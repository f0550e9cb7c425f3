import type { Day } from '../calendar.ts'
import type { GroupType } from '../catalogue/vocabulary.ts'
import type { Params } from '../decision.ts'
import type { EntryStatus, OrderStatus } from '../orders/vocabulary.ts'
import type { Refusal } from '../refusals.ts'

/** An entry that is dropped on a vehicle; `date` is the day it stands under. */
export interface Passengers {
  tour: string
  date: Day
  group_type: GroupType
  people: number
  status: EntryStatus
  orderStatus: OrderStatus
  tourCarId: string | null
}

/** The vehicle unit it is dropped on, with the groups on board. */
export interface Vehicle {
  _id: string
  tour: string
  date: Day
  seats: number | null
  participants: number
  groups: GroupType[]
}

/** What a drop comes to; a warning is shown and stops nothing. */
export type Boarding =
  | { kind: 'refused'; code: Refusal; params?: Params }
  | { kind: 'board'; leaves: string | null; warning: 'shares_private_group' | null }

/** Dropping an entry on a vehicle; from another one it moves in one step (DRAG-01, HOLE-O82, HOLE-O83, HOLE-O89). */
export function putOnVehicle(entry: Passengers, vehicle: Vehicle): Boarding {
  if (!isSameDeparture(entry, vehicle) || isOff(entry))
    return { kind: 'refused', code: 'entry_of_another_day' }
  if (entry.tourCarId === vehicle._id) return { kind: 'refused', code: 'already_on_vehicle' }
  const participants = vehicle.participants + entry.people
  if (vehicle.seats !== null && participants > vehicle.seats) {
    return { kind: 'refused', code: 'not_enough_seats', params: { participants, seats: vehicle.seats } }
  }
  return { kind: 'board', leaves: entry.tourCarId, warning: warningOf(entry, vehicle) }
}

function isSameDeparture(entry: Passengers, vehicle: Vehicle): boolean {
  return entry.tour === vehicle.tour && entry.date === vehicle.date
}

function isOff({ status, orderStatus }: Passengers): boolean {
  return status === 'CANCELED' || orderStatus === 'canceled'
}

function warningOf(entry: Passengers, { groups }: Vehicle): 'shares_private_group' | null {
  const isMixed = entry.group_type === 'private_group' || groups.includes('private_group')
  return groups.length > 0 && isMixed ? 'shares_private_group' : null
}
