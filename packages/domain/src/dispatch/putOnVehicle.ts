import type { Day } from '../calendar.ts'
import type { GroupType } from '../catalogue/vocabulary.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { takesPlace } from '../entries/takesPlace.ts'
import type { EntryStatus, OrderStatus } from '../entries/vocabulary.ts'
import { takeSeats } from './takeSeats.ts'

/** An entry dropped on a vehicle; `date` is the day it's listed on. */
export interface Passengers {
  tour: string
  date: Day
  group_type: GroupType
  people: number
  status: EntryStatus
  orderStatus: OrderStatus
  tourCarId: string | null
}

/** The vehicle unit it's dropped on, with the groups on board. */
export interface Vehicle {
  _id: string
  tour: string
  date: Day
  seats: number | null
  participants: number
  groups: GroupType[]
}

/** The result of a drop; a warning is shown but doesn't block it. */
export interface Boarding {
  /** The unit it leaves, if any. */
  leaves: string | null
  warning: 'shares_private_group' | null
}

/** Drops an entry on a vehicle; if it's on another one, it moves in one step. */
export function putOnVehicle(entry: Passengers, vehicle: Vehicle): Decision<Boarding> {
  if (!ridesWith(entry, vehicle)) return refuse('entry_of_another_day')
  if (entry.tourCarId === vehicle._id) return refuse('already_on_vehicle')
  const seated = takeSeats(vehicle, entry.people)
  if (!seated.ok) return seated
  return ok({ leaves: entry.tourCarId, warning: warningOf(entry, vehicle) })
}

/** True if an entry takes place, on the departure of the vehicle. */
export function ridesWith(entry: Passengers, vehicle: Vehicle): boolean {
  return entry.tour === vehicle.tour && entry.date === vehicle.date && takesPlace(entry)
}

function warningOf(entry: Passengers, { groups }: Vehicle): 'shares_private_group' | null {
  const isMixed = entry.group_type === 'private_group' || groups.includes('private_group')
  return groups.length > 0 && isMixed ? 'shares_private_group' : null
}
