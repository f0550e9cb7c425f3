import type { Crew } from '../../dispatch/crew.ts'
import type { UnitPlace } from '../../dispatch/makeUnit.ts'
import type { Seating } from '../../dispatch/writeParts.ts'

/** What part of a day's planning should be like: which units it has, with which vehicle and crew, and who rides on them. */
export interface DayTarget {
  made: MadeUnit[]
  /** Units that there are, with another vehicle or other people than now. */
  crews: { unit: string; crew: Crew }[]
  /** Ids of units that go. No seating has people on them. */
  dissolved: string[]
  /** Of every entry with people who change their unit, the whole seating. */
  seatings: Seating[]
}

export interface MadeUnit {
  place: UnitPlace
  crew: Crew
  /** Stop keys in the planner's order. */
  stops: string[]
  /** The first version; later than the last one of a unit that's made again. */
  version: number
}
