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
  /** The present unit that keeps the rest of the party, which it should join; -1 if there's none. */
  mate: number
  /** The present unit that it's on and may leave; -1 if there's none, or if only some of the party are. */
  before: number
}

/** Kept parts and what's left of each party. Parties on tours that aren't planned are no items. */
export function itemsOf(
  day: PlanDay,
  options: PlanOptions,
  spans: readonly Day[],
  largest: (party: PlanParty) => number,
): Item[] {
  const kept = day.units.map((unit) => (keepsParts(unit, day, options) ? unit.parts : []))
  return day.parties.flatMap((party, index) => {
    const parts = kept.flatMap((list, home) =>
      list.filter((part) => part.party === party._id).map(({ people }) => ({ home, people })),
    )
    const rest = party.people - parts.reduce((sum, { people }) => sum + people, 0)
    const isTooLarge = party.people > largest(party)
    const mate = parts.length === 1 && !isTooLarge ? parts[0]!.home : -1
    const isDivisible = isTooLarge || parts.length > 0
    const item = itemOf(party, index, day, spans)
    return [...parts, { home: -1, people: rest }]
      .filter(({ people }) => people > 0)
      .map((piece) => ({ ...item, ...piece, isDivisible, mate }))
  })
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
    isDivisible: false,
    hasWishes: wishes.car !== null || wishes.guide !== null || wishes.seats !== null,
    mate: -1,
    before: day.units.findIndex(({ parts }) =>
      parts.some((part) => part.party === party._id && part.people === party.people),
    ),
  }
}
