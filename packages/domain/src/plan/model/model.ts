import type { Day } from '../../calendar.ts'
import { languages as allLanguages } from '../../catalogue/vocabulary.ts'
import { type CostPart, costOf, medianDaysWorked } from '../cost.ts'
import { largestVehicles, mayDrive } from '../largestVehicles.ts'
import type { PlanDay, PlanOptions, PresentUnit } from '../planDay.ts'
import { possibleUnits } from '../repair/possibleUnits.ts'
import { bitsOf } from './bits.ts'
import { freeSpanOf } from './freeSpan.ts'
import { type Item, itemsOf } from './items.ts'
import { tieBreak } from './tieBreak.ts'
import { type Vehicle, vehiclesOf } from './vehicles.ts'

/** The facts of a day as numbers: everything refers to others by their place in a list. */
export interface Model {
  /** In order (`orderedDay`). */
  day: PlanDay
  options: PlanOptions
  /** The present units, for a repair without what can no longer be on them (`possibleUnits`). */
  units: PresentUnit[]
  /** By departure, how long it takes; what tours take mostly where that's unknown. */
  hours: number[]
  /** What one of each part costs. */
  prices: Record<CostPart, number>
  /** The last days of the parties, in order. A span is the place of one in this list. */
  spans: Day[]
  items: Item[]
  /** Our cars, then the sizes from suppliers, then kept vehicles from suppliers. */
  vehicles: Vehicle[]
  /** The number of our cars. */
  cars: number
  /** The end of what can be proposed: our cars and the sizes that suppliers have. */
  offered: number
  people: Worker[]
}

/** A guide or a driver. */
export interface Worker {
  isGuide: boolean
  /** One bit for each language. */
  languages: number
  maxPassengers: number
  /** The longest span on all days of which they're free; -1 if they aren't on the first day. */
  freeSpan: number
  /** What it costs that they work; a little less for those who are reserved for the day. */
  overwork: number
  /** Days of the last 7 that they worked above the median. */
  daysAbove: number
  /** By departure, what it costs that they guide it. */
  newTo: number[]
  /** By car. */
  mayDrive: boolean[]
}

const usualHours = 10

/** Turns the facts of a day into numbers. @param day in order (`orderedDay`) */
export function modelOf(day: PlanDay, options: PlanOptions): Model {
  const prices = pricesFor(options)
  const spans = [...new Set([day.date, ...day.parties.map(({ endDate }) => endDate)])].toSorted()
  const { vehicles, offered } = vehiclesOf(day, options, spans)
  return {
    day,
    options,
    units: possibleUnits(day, options),
    hours: day.departures.map(({ hours }) => hours ?? usualHours),
    prices,
    spans,
    items: itemsOf(day, options, spans, largestVehicles(day, options)),
    vehicles,
    cars: day.cars.length,
    offered,
    people: workersOf(day, prices, spans),
  }
}

function workersOf(day: PlanDay, prices: Model['prices'], spans: readonly Day[]): Worker[] {
  const median = medianDaysWorked(day)
  return day.people.map((person) => ({
    isGuide: person.role === 'guide',
    languages: bitsOf(person.languages, allLanguages),
    maxPassengers: person.maxPassengers,
    freeSpan: freeSpanOf(person, day.date, spans),
    daysAbove: Math.max(0, person.daysWorked - median),
    overwork:
      Math.max(0, person.daysWorked - median) * prices.overworked - (person.isReserved ? tieBreak : 0),
    newTo: day.departures.map(({ tour }) => (person.timesOnTour[tour] ? 0 : prices.newToTour)),
    mayDrive: day.cars.map((car) => mayDrive(person, car)),
  }))
}

/** Where changes cost nothing, a party moves only if that makes the plan better. */
function pricesFor({ aim, mode }: PlanOptions): Model['prices'] {
  const parts = Object.keys(costOf) as CostPart[]
  const prices = Object.fromEntries(parts.map((part) => [part, costOf[part][aim]])) as Model['prices']
  return mode === 'repair' ? prices : { ...prices, moved: tieBreak, changed: 0 }
}
