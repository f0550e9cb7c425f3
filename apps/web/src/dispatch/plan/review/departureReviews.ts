import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import type { PlanMove, UnitChange } from '@tourdesk/domain/plan/changes/changesOf'
import type { ChosenPlan, ChosenUnit } from '@tourdesk/domain/plan/changes/chosenPlan'
import { type CostedUnit, costOfUnits, type PlanCost, weigh } from '@tourdesk/domain/plan/cost'
import type { PlanDay, PlanPart, PresentUnit } from '@tourdesk/domain/plan/planDay'
import { seatsOf } from './planNames.ts'

/** What a plan of a departure amounts to. */
export interface Figures {
  /** People on vehicles. */
  people: number
  seats: number
  units: number
  stops: number
  /** As one number; lower is better. */
  cost: number
}

/** A unit today and as it will be. */
export interface UnitReview {
  /** As proposed. */
  unit: UnitChange
  /** Today; null for one to be made. */
  present: PresentUnit | null
  /** With what's ticked; null if it isn't made or is dissolved. */
  chosen: ChosenUnit | null
  /** People who are proposed to get on. */
  moves: PlanMove[]
}

/** A departure today and as it will be. */
export interface DepartureReview {
  tour: string
  name: string
  /** The first pickup; null while none is known. */
  time: string | null
  /** All people who are booked. */
  people: number
  units: UnitReview[]
  /** People who are proposed to get off and have no other vehicle. */
  leaving: PlanMove[]
  today: Figures
  chosen: Figures
  /** The proposal changes something about it. */
  isChanged: boolean
}

/** The departures in the order of their first pickups, each with its units: those of today by number, then new ones. */
export function departureReviews(proposal: DayProposal, plan: ChosenPlan): DepartureReview[] {
  const { facts: day, moves } = proposal
  const tourOf = new Map(day.parties.map(({ _id, tour }) => [_id, tour]))
  return day.departures
    .map(({ tour, name }): DepartureReview => {
      const parties = day.parties.filter((party) => party.tour === tour)
      const own = moves.filter(({ party }) => tourOf.get(party) === tour)
      const units = unitReviews(proposal, plan, tour)
      const ofTour = { ...day, parties, units: day.units.filter((unit) => unit.tour === tour) }
      return {
        tour,
        name,
        time: parties.flatMap(({ pickup }) => pickup?.time ?? []).toSorted()[0] ?? null,
        people: peopleIn(parties),
        units,
        leaving: own.filter(({ to }) => to === null),
        today: figuresOf(
          ofTour,
          proposal,
          day.units.filter((unit) => unit.tour === tour),
        ),
        chosen: figuresOf(
          ofTour,
          proposal,
          plan.units.filter((unit) => unit.tour === tour),
        ),
        isChanged: own.length > 0 || units.some(({ unit }) => unit.kind !== 'kept'),
      }
    })
    .toSorted((a, b) => compare(a.time ?? '99:99', b.time ?? '99:99') || compare(a.name, b.name))
}

/** True if the proposal leaves the unit as it is. */
export function isUntouched({ unit, moves }: UnitReview, all: readonly PlanMove[]): boolean {
  return unit.kind === 'kept' && moves.length === 0 && all.every(({ from }) => from !== unit.key)
}

/** How often each part of the cost occurs with these units. */
export function costOfPlan({ facts, request }: DayProposal, units: readonly CostedUnit[]): PlanCost {
  return costOfUnits(facts, request, units)
}

/** The stops of some parts: places and times where people get on. */
export function stopsOf(parts: readonly PlanPart[], { parties, facts }: DayProposal): number {
  const places = new Map(parties.map(({ _id, place }) => [_id, place]))
  const times = new Map(facts.parties.map(({ _id, pickup }) => [_id, pickup]))
  return new Set(
    parts.map(({ party }) => {
      const pickup = times.get(party)
      return `${pickup?.time} ${pickup?.city} ${places.get(party)}`
    }),
  ).size
}

/** The people of some parts or parties. */
export function peopleIn(parts: readonly { people: number }[]): number {
  return parts.reduce((sum, { people }) => sum + people, 0)
}

function unitReviews(
  { facts, units, moves, numbers }: DayProposal,
  plan: ChosenPlan,
  tour: string,
): UnitReview[] {
  const number = new Map(numbers.map(({ _id, number: place }) => [_id, place]))
  return units
    .filter((unit) => unit.tour === tour)
    .map((unit) => ({
      unit,
      present: facts.units.find(({ _id }) => _id === unit.key) ?? null,
      chosen: plan.units.find(({ key }) => key === unit.key) ?? null,
      moves: moves.filter(({ to }) => to === unit.key),
    }))
    .toSorted(
      (a, b) =>
        (number.get(a.unit.key) ?? Number.MAX_SAFE_INTEGER) -
        (number.get(b.unit.key) ?? Number.MAX_SAFE_INTEGER),
    )
}

function figuresOf(day: PlanDay, proposal: DayProposal, units: readonly CostedUnit[]): Figures {
  return {
    people: peopleIn(units.flatMap(({ parts }) => parts)),
    seats: units.reduce((sum, unit) => sum + (seatsOf(unit, day) ?? 0), 0),
    units: units.length,
    stops: units.reduce((sum, { parts }) => sum + stopsOf(parts, proposal), 0),
    cost: weigh(costOfUnits(day, proposal.request, units), proposal.request.aim),
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
