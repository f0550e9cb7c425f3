import type { Day } from '../calendar.ts'
import type { GroupType, Language } from '../catalogue/vocabulary.ts'
import type { Place } from './place.ts'
import type { EntryStatus, PriceClass, TourOption, VehicleSize } from './vocabulary.ts'

/** Head count per ticket type, e.g. `{ adult: 2, child: 1 }`. */
export type Participants = Record<string, number>

/** Where a party gets on. */
export interface Pickup extends Place {
  pickupTimeStart: string | null
}

/** Where a party gets off; `is_extra_service` is the PAID return. */
export interface Dropoff extends Place {
  is_extra_service: boolean
}

/** One tour on one date as typed in the form, before it is saved. */
export interface EntryDraft {
  _id?: string | undefined
  status?: EntryStatus | undefined
  tour: string | null
  date: Day | null
  group_type: GroupType | null
  isDeluxe: boolean
  language: Language | null
  price_class: PriceClass | null
  participants: Participants
  pickup: Pickup | null
  dropoff: Dropoff | null
  differentDropoff: boolean
  notes: string
  tourOption?: TourOption | null | undefined
  startDate?: Day | null | undefined
  endDate?: Day | null | undefined
  vehicleSize?: VehicleSize | null | undefined
  numOfParticipants?: number | null | undefined
  licensePlate?: string | undefined
  guide?: string | undefined
  voucher?: string | undefined
}

/** An entry with all stored fields; `date` is the day it's listed under, for every type of order. */
export interface WholeEntry extends EntryDraft {
  tour: string
  date: Day
  group_type: GroupType
  price_class: PriceClass
}

/** The number of people in a party. */
export function headCount(participants: Participants): number {
  return Object.values(participants).reduce((sum, count) => sum + count, 0)
}
