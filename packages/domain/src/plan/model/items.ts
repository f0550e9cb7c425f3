import type { Day } from '../../calendar.ts'
import { languages as allLanguages, cities } from '../../catalogue/vocabulary.ts'
import { minutesBetween } from '../../dispatch/stops/stopTime.ts'
import { keepsParts } from '../keeps.ts'
import type { PlanDay, PlanOptions, PlanParty } from '../planDay.ts'
import { bitsOf } from './bits.ts'

/** People of a party who ride together: the whole party, or a piece of it. */
export interface Item {
  /** The place of its party in the day. */
  party: number
  people: number
  departure: number
  /** The place in the day of the present unit that it stays on; -1 if it can be moved. */
  home: number
  isPrivate: boolean
  /** Rides on a unit without a vehicle. */
  isOnFoot: boolean
  needsGuide: boolean
  /** The bit of the language that it asks a guide for; 0 for none. */
  language: number
  /** The bit of its pickup city; 0 if unknown. */
  city: number
  /** The minute of the day of its pickup; -1 if unknown. */
  minute: number
  span: number
  /** May be divided without a cost, since it's too large for every vehicle or was divided by people. */
  isDivisible: boolean
  hasWishes: boolean
  /** More people than any vehicle of the day takes, so it isn't split without need. */
  isTooLarge: boolean
  /** The present unit that it's on; -1 if there's none, or if only some of the party are and this is no repair. */
  before: number
}

/**
 * Kept parts and what's left of each party; in a repair, a piece for each of its parts. Parties on tours that aren't
 * planned are no items.
 */
export function itemsOf(
  day: PlanDay,
  options: PlanOptions,
  spans: readonly Day[],
  largest: (party: PlanParty) => number,
): Item[] {
  return day.parties.flatMap((party, index) => {
    const parts = partsOf(party, day, options)
    const rest = party.people - parts.reduce((sum, { people }) => sum + people, 0)
    const pieces = [...parts, ...restOf(party, rest, day, options)].filter(({ people }) => people > 0)
    const isTooLarge = party.people > largest(party)
    const item = itemOf(party, index, day, spans)
    return pieces.map((piece) => ({
      ...item,
      ...piece,
      isTooLarge,
      isDivisible: isTooLarge || pieces.length > 1,
    }))
  })
}

type Piece = Pick<Item, 'home' | 'before' | 'people'>

/** The parts of a party that stay where they are, or may move at a cost. */
function partsOf({ _id }: PlanParty, day: PlanDay, options: PlanOptions): Piece[] {
  return day.units.flatMap((unit, present) => {
    const isKept = keepsParts(unit, day, options)
    if (!isKept && options.mode === 'plan') return []
    return unit.parts
      .filter(({ party }) => party === _id)
      .map(({ people }) => ({ home: isKept ? present : -1, before: present, people }))
  })
}

/** Where a plan isn't a repair, a whole party may leave its unit. */
function restOf(party: PlanParty, people: number, { units }: PlanDay, { mode }: PlanOptions): Piece[] {
  const before = units.findIndex(({ parts }) =>
    parts.some((part) => part.party === party._id && part.people === party.people),
  )
  return [{ home: -1, before: mode === 'plan' ? before : -1, people }]
}

function itemOf(party: PlanParty, index: number, day: PlanDay, spans: readonly Day[]): Item {
  const { language, tourOption, pickup, wishes } = party
  const needsGuide = tourOption !== 'car only'
  return {
    party: index,
    people: party.people,
    departure: day.departures.findIndex(({ tour }) => tour === party.tour),
    home: -1,
    isPrivate: party.isPrivate,
    isOnFoot: tourOption === 'guide only',
    needsGuide,
    language: language !== null && needsGuide ? bitsOf([language], allLanguages) : 0,
    city: pickup ? bitsOf([pickup.city], cities) : 0,
    minute: pickup?.time ? minutesBetween('00:00', pickup.time) : -1,
    span: spans.indexOf(party.endDate),
    isTooLarge: false,
    isDivisible: false,
    hasWishes: wishes.car !== null || wishes.guide !== null || wishes.seats !== null,
    before: -1,
  }
}
