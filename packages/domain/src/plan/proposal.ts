import type { Language } from '../catalogue/vocabulary.ts'
import type { PlanCost } from './cost.ts'
import type { PlanPart, UnitResources } from './planDay.ts'

/** A plan for a day, as plain JSON. Equal facts and options give an equal proposal, down to the order of lists. */
export interface Proposal {
  /** All units after the plan, those that stay as they are too; a present unit that isn't here is dissolved. */
  units: ProposedUnit[]
  open: OpenParty[]
  lacked: LackedFacts
  /** Before a repair, what can no longer be on the present units is off them already. */
  cost: { before: PlanCost; after: PlanCost }
  /** The search ran into the time limit, so another run may differ. */
  isCut: boolean
}

/** A unit as it will be. At most one guide is proposed; a present unit may keep more. */
export interface ProposedUnit extends UnitResources {
  /** The present unit, or null for one to be made. */
  _id: string | null
  tour: string
  /** At least one, unless the present unit has none. In the order of party ids. */
  parts: PlanPart[]
  /** It's in a car of ours and nobody is free who may drive it. */
  lacksDriver: boolean
  /** Languages on board that no guide of the unit speaks, in the order of the vocabulary. */
  unspoken: Language[]
  reasons: UnitReason[]
}

/** Why a unit is as it is; each is true of the proposal. */
export type UnitReason =
  | { code: 'smallest_car'; people: number; seats: number }
  | { code: 'car_for_people'; people: number; seats: number }
  | { code: 'supplier_size'; people: number; seats: number }
  | { code: 'wished'; wish: 'car' | 'guide' | 'seats' }
  | { code: 'speaks'; guide: string; languages: Language[] }
  | { code: 'knows_tour'; guide: string; times: number }
  | { code: 'drives'; driver: string; maxPassengers: number }
  | { code: 'kept' }
  | { code: 'told' }

/** Why people couldn't be planned. */
export const openReasons = [
  'no_free_vehicle',
  'no_driver_with_licence',
  'no_guide_for_language',
  'party_too_large',
  'pickup_missing',
] as const
export type OpenReason = (typeof openReasons)[number]

/** People of a party without a place on a unit. */
export interface OpenParty {
  party: string
  /** At least one. */
  people: number
  reason: OpenReason
}

/** Facts that the plan had to do without: ids of parties and people. */
export interface LackedFacts {
  withoutCoordinates: string[]
  guidesWithoutLanguage: string[]
  driversWithoutLicence: string[]
}
