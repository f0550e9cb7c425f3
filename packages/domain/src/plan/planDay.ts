import type { Day, DayRange } from '../calendar.ts'
import type { City, Language } from '../catalogue/vocabulary.ts'
import type { VehicleUnit } from '../dispatch/unit.ts'
import type { TourOption } from '../entries/vocabulary.ts'
import type { OperatorRole } from '../fleet/vocabulary.ts'

/**
 * The facts of a day to be planned, as plain JSON. It has only what may be planned together: a car or a person
 * that's on a unit of another departure is busy.
 */
export interface PlanDay {
  date: Day
  /** The day is signed off: all its units count as told. */
  isSignedOff: boolean
  departures: PlanDeparture[]
  /** Every entry that rides on one of the departures. */
  parties: PlanParty[]
  cars: PlanCar[]
  suppliers: PlanSupplier[]
  people: PlanPerson[]
  /** The vehicle units that there are already. */
  units: PresentUnit[]
}

/** One tour on the day. */
export interface PlanDeparture {
  /** The id of its tour. */
  tour: string
  name: string
  /** How long the tour takes; null if unknown. */
  hours: number | null
}

/** An entry that rides on a departure. */
export interface PlanParty {
  /** The id of the entry. */
  _id: string
  /** The number of its order. */
  order: number
  tour: string
  /** At least one. */
  people: number
  /** A private group rides alone. */
  isPrivate: boolean
  language: Language | null
  /** `guide only` rides on a unit without a vehicle, `car only` on one without a guide. */
  tourOption: TourOption | null
  pickup: PlanPickup | null
  /** The last day; the date of the plan for a party of one day. */
  endDate: Day
  wishes: PlanWishes
}

/** Where and when a party gets on. */
export interface PlanPickup {
  city: City
  /** `HH:mm`, the planned time or the listed one. */
  time: string | null
  lat: number | null
  lng: number | null
}

/** What a private order asked for; null for no wish. */
export interface PlanWishes {
  car: string | null
  guide: string | null
  /** Seats of the vehicle, from the least to the most, both included. */
  seats: { from: number; to: number } | null
}

/** A car of the fleet. */
export interface PlanCar {
  _id: string
  plateId: string
  seats: number
  /** The guide or driver it belongs to, who is the only one to drive it; null for a car of the office. */
  owner: string | null
  /** Days on which it's unavailable or on a unit that isn't part of this plan. */
  busy: DayRange[]
}

/** A company that sends any number of vehicles, each with its driver. */
export interface PlanSupplier {
  _id: string
  name: string
  /** At least one. */
  sizes: number[]
}

/** A guide or a driver. */
export interface PlanPerson {
  _id: string
  name: string
  /** Guides guide and may drive, also both on one unit; drivers only drive. */
  role: OperatorRole
  languages: Language[]
  /** The most seats of a car that the licences cover, by the table in settings; 0 without a licence. */
  maxPassengers: number
  /** Days on which they're unavailable or on a unit that isn't part of this plan. */
  busy: DayRange[]
  /** The office kept them free for work that day, so they're used first. */
  isReserved: boolean
  /** On how many units of each tour they guided in the last 365 days; a tour that isn't here is unknown to them. */
  timesOnTour: Record<string, number>
  /** How many of the last 7 days they worked. */
  daysWorked: number
}

/** A vehicle unit that there is already. */
export interface PresentUnit extends UnitResources {
  _id: string
  tour: string
  parts: PlanPart[]
  /** Who knows about it already; empty if it can still be changed without telling anyone. */
  told: Told[]
}

/** The vehicle and crew of a unit. A supplier's vehicle has no driver of ours. */
export type UnitResources = Pick<VehicleUnit, 'car' | 'externalCar' | 'driver' | 'guide'>

/** How many people of a party ride on a unit; at least one. */
export interface PlanPart {
  party: string
  people: number
}

/** Why a unit counts as told: sheet handed out, someone tapped on board, supplier confirmed, crew accepted. */
export const toldReasons = ['sheet', 'boarding', 'supplier', 'driver', 'guide'] as const
export type Told = (typeof toldReasons)[number]

/** What a plan leaves of the present units: all of them, only their vehicles and crew, or nothing. */
export const keepOptions = ['all', 'crew', 'nothing'] as const
export type Keep = (typeof keepOptions)[number]

/** What a plan tries to have few of, besides people left behind. */
export const planAims = ['fewest', 'one_language'] as const
export type PlanAim = (typeof planAims)[number]

/** `plan` makes the best plan it can. `repair` mends what broke and changes as little as it can. */
export const planModes = ['plan', 'repair'] as const
export type PlanMode = (typeof planModes)[number]

/** How a day is to be planned. */
export interface PlanOptions {
  keep: Keep
  /** Parties may be split that would fit into one vehicle. */
  maySplit: boolean
  useSuppliers: boolean
  /** Units that someone knows already may be changed too. */
  touchTold: boolean
  aim: PlanAim
  mode: PlanMode
}
