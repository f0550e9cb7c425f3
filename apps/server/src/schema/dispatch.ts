import type { BatchTerms } from '@tourdesk/contract/departures/batchParts'
import type { BatchRequest } from '@tourdesk/contract/departures/departureBatches'
import type { SheetFormat, SheetWay } from '@tourdesk/contract/dispatch/manifests'
import type { DayProposal, PlanRequest } from '@tourdesk/contract/plan/proposal'
import type { Day } from '@tourdesk/domain/calendar'
import type { GroupType, Language } from '@tourdesk/domain/catalogue/vocabulary'
import type { FindingCode } from '@tourdesk/domain/checks/finding'
import type { CapacityMode } from '@tourdesk/domain/departures/capacity/capacityRule'
import type { ClosedKind, DepartureState } from '@tourdesk/domain/departures/departure'
import type { WaitingDateState, WaitingState } from '@tourdesk/domain/departures/waiting/waitingState'
import type { Sheet, SheetKind } from '@tourdesk/domain/dispatch/manifest/sheet'
import type { SheetChange } from '@tourdesk/domain/dispatch/manifest/sheetDiff'
import type { Part } from '@tourdesk/domain/dispatch/parts'
import type { Participants } from '@tourdesk/domain/entries/entryDraft'
import type { OfferedPrice } from '@tourdesk/domain/orders/draftOfOffer'
import type { RefundTarget } from '@tourdesk/domain/payments/vocabulary'
import type { PlanDay } from '@tourdesk/domain/plan/planDay'
import type { Proposal } from '@tourdesk/domain/plan/proposal'
import type { Locale } from '@tourdesk/words/vocabulary'
import type { Generated, GeneratedAlways } from 'kysely'
import type { DatabaseInstant, Json, JsonWithDefault, NullableJson } from './columns.ts'

export interface TourEvents {
  id: string
  tour_id: string
  tour_date: Day
  state: Generated<DepartureState>
  version: Generated<number>
  created_at: Date
  /** Who last sold more than its capacity, and why. */
  oversold_by: string | null
  oversold_reason: string | null
  closed_for: JsonWithDefault<ClosedKind[]>
  /** Its own number of places. */
  capacity: number | null
  /** Its own least number of people. */
  minimum: number | null
  is_guaranteed: Generated<boolean>
  /** Why it's closed or canceled; empty without a reason. */
  reason: Generated<string>
  /** The departure of the same day that took over all its people. */
  merged_into: string | null
  /** The closures that closed it; none if it was closed on its own. */
  closed_by: Generated<string[]>
  /** Its version for who edits it: when its state or one of its numbers changed. */
  updated_at: Date
}

/** Days on which tours aren't sold (see `ClosedDays`). */
export interface DepartureClosures {
  id: string
  start_date: Day
  end_date: Day | null
  tours: string[] | null
  reason: string
  client_key: string
  user_id: string
  by_name: string
  created_at: Date
  /** When it was ended. */
  opened_at: Date | null
}

/** A preview of canceling or moving departures; a batch once it's committed. */
export interface DepartureBatches {
  id: string
  user_id: string
  by_name: string
  tour_events: string[]
  request: Json<StoredRequest>
  /** By order, a hash of what its item was worked out from. */
  facts: Json<Record<string, string>>
  hash: string
  created_at: Date
  client_key: string | null
  committed_at: Date | null
  orders: JsonWithDefault<CommittedOrder[]>
  /** Where its orders went. */
  to_tour_event: string | null
  /** The vehicle units that came along. */
  units: Generated<string[]>
  /** The state of a merged departure before. */
  state_before: DepartureState | null
  undone_at: Date | null
}

/** What a batch was asked to do. */
export type StoredRequest = BatchRequest | UndoRequest

/** Taking a move or merge back: the departures where its orders are now. */
export interface UndoRequest {
  kind: 'undo'
  batch: string
  from: { tour: string; date: Day; entries: string[] }[]
  messages: boolean
}

/** An order of a committed batch. */
export interface CommittedOrder {
  order: string
  entries: string[]
  terms: BatchTerms
  refundTo: RefundTarget
  /** Of a move: what it takes to undo it. */
  moved?: MovedOrder
}

/** An order as a move left it, with where its entries were before. */
export interface MovedOrder {
  /** Its version. */
  updatedAt: string
  /** True if it costs something else than before. */
  hasMoney: boolean
  entries: {
    id: string
    tour: string
    date: Day
    group_type: GroupType
    language: Language | null
    plannedTime: string | null
    parts: Part[]
  }[]
}

/** A capacity rule (see `CapacityForm`). */
export interface CapacityRules {
  id: string
  tour_id: string
  group_type: GroupType | null
  language: Language | null
  weekdays: Generated<number[]>
  start_date: Day | null
  end_date: Day | null
  mode: CapacityMode
  places: number | null
  alert_at: number | null
  created_at: Date
  updated_at: Date
}

/** Places of a departure that a form of an account keeps until a moment. */
export interface Holds {
  id: string
  account_id: string
  tour_event_id: string
  group_type: GroupType
  language: Language
  people: number
  client_key: string
  created_at: Date
  expires_at: Date
  /** The party of the waiting list to which the places are offered; null for a form's hold. */
  waiting_id: string | null
}

/** A party on the waiting list (see `WaitingForm`). */
export interface WaitingEntries {
  id: string
  tour_id: string
  group_type: GroupType
  language: Language
  people: number
  /** Null for adults only. */
  participants: NullableJson<Participants>
  /** The stored location where it gets on; null if unknown. */
  pickup_id: string | null
  account_id: string
  agent_id: string | null
  first_name: string
  last_name: string
  email: string
  mobile_phone: string
  notes: string
  state: WaitingState
  /** When staff put it first, and why. */
  first_at: Date | null
  first_reason: string | null
  order_id: string | null
  created_at: Date
  updated_at: Date
}

/** One of the dates that a party waits for. */
export interface WaitingDates {
  entry_id: string
  tour_date: Day
  state: WaitingDateState
  offered_until: Date | null
}

/** An offer to a party, with the id of its hold and of the order that's made of it. */
export interface Offers {
  id: string
  waiting_id: string
  tour_date: Day
  offered_until: Date
  /** What it costs by its link; null if it can't be booked by one. */
  price: NullableJson<OfferedPrice>
  /** Of the secret in its link, once that was written. */
  token_hash: Buffer | null
  refused_at: Date | null
  created_at: Date
}

export interface VehicleUnits {
  id: string
  tour_event_id: string
  tour_id: string
  tour_date: Day
  end_date: Day
  car_id: string | null
  car_supplier_id: string | null
  external_seats: number | null
  version: Generated<number>
  created_at: Date
  updated_at: Date
}

/** The order of a unit's stops, from position 0. */
export interface UnitStops {
  unit_id: string
  position: number
  key: string
}

export interface UnitCrew {
  unit_id: string
  operator_id: string
  is_guide: boolean
  is_driver: boolean
  start_date: Day
  end_date: Day
  position: Generated<number>
}

/** The secret address of a calendar: of a guide or driver, or of all departures for a user in the office. */
export interface CalendarLinks {
  /** SHA-256. */
  token_hash: Buffer
  operator_id: string | null
  user_id: string | null
  language: Locale
  created_at: Date
}

/** A person who left a vehicle unit; without a person, the unit was removed. The unit may be gone. */
export interface CrewLeavings {
  id: string
  unit_id: string
  operator_id: string | null
  tour_id: string
  tour_date: Day
  end_date: Day
  version: number
  left_at: Date
}

/** A finding of a day that was marked as known. */
export interface DayKnown {
  date: Day
  /** The finding's key; changes with its facts. */
  key: string
  code: FindingCode
  reason: string
  user_id: string | null
  by_name: string
  at: Date
}

/** Who signed off the plan of a day; rows never change. */
export interface DaySignOffs {
  id: string
  date: Day
  /** Of the day's departures, units, replies and findings. */
  hash: string
  /** What rode on the day then; may be gone. */
  orders: string[]
  entries: string[]
  client_key: string
  user_id: string
  by_name: string
  at: Date
}

/** A plan that was proposed for a day; kept for 24 hours. */
export interface DayPlans {
  id: string
  date: Day
  user_id: string
  request: Json<PlanRequest>
  facts: Json<PlanDay>
  /** A hash of the facts. */
  basis: string
  proposal: Json<Proposal>
  /** A plan that was kept before `made` was, lacks it. */
  findings: Json<Pick<DayProposal['findings'], 'before' | 'after'> & Partial<DayProposal['findings']>>
  shown: JsonWithDefault<Pick<DayProposal, 'parties' | 'numbers'>>
  created_at: Date
  /** Who applied it last, all or a part of it; null if nobody has. */
  applied_by: string | null
  applied_at: Date | null
}

/** A plan that's being made. */
export interface PlanSearches {
  id: string
  user_id: string
  request: Json<PlanRequest>
  departures: Generated<number>
  done: Generated<number>
  is_stopped: Generated<boolean>
  /** When the server that searches last said so, by the database's clock. */
  seen_at: DatabaseInstant
}

/** The people of an entry who ride on a unit. Only `writeParts` writes it. */
export interface UnitParts {
  entry_id: string
  unit_id: string
  /** The departure of both entry and unit; foreign keys keep it right. */
  tour_event_id: string
  /** The order in which the parts of an entry were made. */
  position: number
  /** Head counts by ticket type, without zeros. */
  participants: Json<Participants>
  head_count: GeneratedAlways<number>
  /** The order's people changed after the split. The same in all parts of an entry, like the time. */
  split_changed: Generated<boolean>
  updated_at: Date
}

/** What a sheet said when it was handed out; rows never change. The unit may be gone. */
export interface ManifestVersions {
  unit_id: string
  version: number
  kind: SheetKind
  locale: Locale
  sheet: Json<Sheet>
  compared_hash: string
  created_by: string | null
  created_at: Date
}

/** Sheets handed out as a file. */
export interface ManifestPrints {
  id: string
  client_key: string
  day: Day
  kind: SheetKind
  locale: Locale
  format: SheetFormat
  way: SheetWay
  unassigned: NullableJson<Sheet>
  created_by: string | null
  created_at: Date
}

export interface ManifestPrintUnits {
  print_id: string
  position: number
  unit_id: string
  version: number
  since: number | null
  changes: NullableJson<SheetChange[]>
}
