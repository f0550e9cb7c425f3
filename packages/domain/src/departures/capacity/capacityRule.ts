import type { Day } from '../../calendar.ts'
import type { GroupType, Language } from '../../catalogue/vocabulary.ts'

/**
 * How a rule limits a departure: to a number, to the seats of its planned vehicles, or not at all. `open`
 * only has a number from which the office wants to know.
 */
export const capacityModes = ['seats', 'vehicles', 'open'] as const
export type CapacityMode = (typeof capacityModes)[number]

/** What a rule limits, as its form holds it. */
export interface CapacityForm {
  tour: string | null
  /** Null for all shared groups together: small, medium and large. */
  group_type: GroupType | null
  /** Null for all languages. */
  language: Language | null
  /** On which it applies, Sunday is 0; none for every day. */
  weekdays: number[]
  /** The days on which it applies; null where the range has no end. */
  startDate: Day | null
  endDate: Day | null
  mode: CapacityMode
  /** The number of `seats`; for `vehicles`, the one that counts while no vehicle is planned. */
  places: number | null
  /** Of `open`: the number from which the home page names the departure. */
  alertAt: number | null
}

/** How many people, or private groups, can be sold on departures of a tour. */
export interface CapacityRule extends CapacityForm {
  _id: string
  tour: string
  /** True for a departure's own number, which comes before all rules of its tour. */
  isOwn?: boolean
}

/** What a rule counts: people, but whole parties if it's for private groups. */
export function countsOf({ group_type }: Pick<CapacityForm, 'group_type'>): 'people' | 'parties' {
  return group_type === 'private_group' ? 'parties' : 'people'
}
