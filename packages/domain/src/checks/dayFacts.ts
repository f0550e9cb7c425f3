import type { Day } from '../calendar.ts'
import type { GroupType } from '../catalogue/vocabulary.ts'
import type { CurrentReply } from '../crew/reply.ts'
import type { Reported } from '../crew/stateOf.ts'
import type { Gap } from '../dispatch/gaps.ts'
import type { SupplierState } from '../dispatch/supplier/supplierRequest.ts'
import type { KeptPlace } from '../entries/place.ts'
import type { LicenseType } from '../fleet/vocabulary.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import type { FoundEntry, Subjects } from './finding.ts'

/** The facts about a day, from all features that have checks about it. */
export interface DayFacts {
  date: Day
  now: Date
  /** The crews' deadline for replies, `HH:mm` on the day before they leave. */
  replyDeadline: string
  /** The booked entries of all departures that are out on the day. */
  parties: readonly PartyFact[]
  /** The vehicle units that are out on the day. */
  units: readonly UnitFact[]
  /** Guides and drivers who are reserved for the day and on no unit. */
  reserved: readonly { _id: string; name: string }[]
  /** The units of all drivers from the 7 days before to the day after. */
  work: readonly WorkFact[]
  /** The units that changed after their sheet was handed out, with its version. */
  changedSheets: readonly { unit: string; version: number }[]
  /** The pools of places of the departures that set out on the day. */
  pools: readonly PoolFact[]
  /** The departures that set out on the day, have too few people, and were to be decided about by now. */
  undecided: readonly UndecidedFact[]
  /** Incidents, and the events that undo them. */
  reports: readonly ReportFact[]
  messages: readonly MessageFact[]
}

/** A departure below its minimum. */
export interface UndecidedFact {
  tour: { _id: string; name: string }
  tourDate: Day
  people: number
  minimum: number
}

/** A booked entry, with the facts of its order. */
export interface PartyFact extends FoundEntry {
  tour: { _id: string; name: string }
  /** The first day of its tour. */
  tourDate: Day
  groupType: GroupType | null
  people: number
  /** People on no vehicle unit. */
  waiting: number
  /** The units that the others are on. */
  units: readonly string[]
  /** Pickup, `HH:mm`. */
  time: string | null
  place: KeptPlace | null
  /** The office set the pickup time; otherwise it's the one of the price list. */
  isTimePlanned: boolean
  /** The order's people changed after they were split over units. */
  splitChanged: boolean
  isUnpriced: boolean
  /** The open amount of the order, in minor units of its currency. */
  open: number
  currency: Currency
  isAgencyPayment: boolean
  mobilePhone: string
  email: string
  /** The tour is closed on its first day for this group type and language. */
  isClosed: boolean
  isDepartureCanceled: boolean
}

/** A vehicle unit with its crew. */
export interface UnitFact {
  _id: string
  tour: { _id: string; name: string }
  /** The day it leaves. */
  tourDate: Day
  /** First pickup, `HH:mm`. */
  time: string | null
  people: number
  /** The passenger seats of its own car; null without one. */
  carSeats: number | null
  /** Stop keys in the planner's order. */
  stopOrder: readonly string[]
  /** What it lacks by `gapsOf`. */
  gaps: readonly Gap[]
  /** Its car, if that's marked as unavailable on one of its days. */
  carAway: { _id: string; name: string } | null
  /** The company that sends the vehicle, and the state of the request to it. */
  supplier: { name: string; state: SupplierState } | null
  crew: readonly MemberFact[]
}

/** A guide or driver on a unit. */
export interface MemberFact {
  _id: string
  name: string
  isDriver: boolean
  licences: readonly LicenseType[]
  /** Marked as unavailable on one of the unit's days. */
  isAway: boolean
  reply: CurrentReply
  /** They have a session on the crew's page, or a link to it. */
  usesCrewPage: boolean
}

/** A pool of places of a departure with a limit. */
export interface PoolFact {
  tour: { _id: string; name: string }
  tourDate: Day
  sold: number
  capacity: number
  /** Who last sold more than there are, and said why. */
  oversoldBy: string | null
}

/** A driver's work on a unit. */
export interface WorkFact {
  driver: string
  tourDate: Day
  endDate: Day
  /** First pickup, `HH:mm`. */
  time: string | null
  /** The hours that the tour takes; null if it doesn't say. */
  hours: number | null
}

/** An incident, or an event that undoes one. */
export interface ReportFact extends Reported, Subjects {
  name: string
  text: string
  /** An ISO instant. */
  at: string
}

/** A message about a tour or vehicle of the day that hasn't reached anyone yet. */
export interface MessageFact extends Subjects {
  _id: string
  state: 'failed' | 'by_hand' | 'waiting'
}
