import type { PlanDay, PresentUnit, UnitResources } from '../planDay.ts'
import type { Proposal, ProposedUnit } from '../proposal.ts'

/** What a proposal does to a unit. One that's `kept` has the same vehicle and crew, perhaps other people. */
export const unitChanges = ['made', 'changed', 'dissolved', 'kept'] as const
export type UnitChangeKind = (typeof unitChanges)[number]

/** A unit of the proposal, or a present one that's no longer part of it: then without vehicle, crew and people. */
export interface UnitChange extends ProposedUnit {
  /** The id of the present unit; for one to be made `new-1`, `new-2` and so on, in the order of the proposal. */
  key: string
  kind: UnitChangeKind
}

/** People of a party who change their unit, or get their first one. */
export interface PlanMove {
  /** Party, from and to. */
  key: string
  party: string
  /** At least one. */
  people: number
  /** The id of the unit they get off; null for people who had none. */
  from: string | null
  /** The key of the unit they get on; null if they're left without one. */
  to: string | null
}

/** What a proposal changes about the day. Each change can be taken or left. */
export interface PlanChanges {
  /** All units of the proposal in its order, then those it dissolves. */
  units: UnitChange[]
  moves: PlanMove[]
}

/** Compares a proposal with the day it was made for. */
export function changesOf(day: PlanDay, { units }: Pick<Proposal, 'units'>): PlanChanges {
  const present = new Map(day.units.map((unit) => [unit._id, unit]))
  let made = 0
  const planned = units.map((unit): UnitChange => {
    const before = unit._id === null ? undefined : present.get(unit._id)
    if (before === undefined) {
      made += 1
      return { ...unit, key: `new-${made}`, kind: 'made' }
    }
    return { ...unit, key: before._id, kind: isSameCrew(before, unit) ? 'kept' : 'changed' }
  })
  const stay = new Set(planned.map(({ key }) => key))
  const dissolved = day.units.filter(({ _id }) => !stay.has(_id)).map(dissolve)
  const all = [...planned, ...dissolved]
  return { units: all, moves: day.parties.flatMap(({ _id, people }) => movesOf(_id, people, day.units, all)) }
}

/** True if two units have the same vehicle and the same people; the order of guides doesn't matter. */
export function isSameCrew(a: UnitResources, b: UnitResources): boolean {
  return (
    a.car === b.car &&
    a.driver === b.driver &&
    a.externalCar?.carSupplier === b.externalCar?.carSupplier &&
    a.externalCar?.seats === b.externalCar?.seats &&
    a.guide.length === b.guide.length &&
    a.guide.every((guide) => b.guide.includes(guide))
  )
}

function dissolve({ _id, tour }: PresentUnit): UnitChange {
  const nothing = { car: null, externalCar: null, driver: null, guide: [], parts: [] }
  return {
    ...nothing,
    _id,
    tour,
    lacksDriver: false,
    unspoken: [],
    reasons: [],
    key: _id,
    kind: 'dissolved',
  }
}

/** How many people of a party a place gets, or loses if it's negative; null is the place of those without a unit. */
interface Difference {
  place: string | null
  people: number
}

function movesOf(
  party: string,
  people: number,
  present: readonly PresentUnit[],
  planned: readonly UnitChange[],
): PlanMove[] {
  const before = new Map(present.map((unit) => [unit._id, seatedOn(unit, party)]))
  const after = new Map(planned.map((unit) => [unit.key, seatedOn(unit, party)]))
  const waiting = (seated: Map<string, number>) =>
    people - [...seated.values()].reduce((sum, n) => sum + n, 0)
  const units: Difference[] = [...after.keys()].map((place) => ({
    place,
    people: (after.get(place) ?? 0) - (before.get(place) ?? 0),
  }))
  return matched(party, [...units, { place: null, people: waiting(after) - waiting(before) }])
}

/** The people who leave a place go to the places that get people, in order. */
function matched(party: string, differences: readonly Difference[]): PlanMove[] {
  const gains = differences.filter(({ people }) => people > 0).map((gain) => ({ ...gain }))
  return differences
    .filter(({ people }) => people < 0)
    .flatMap(({ place: from, people }) => {
      let left = -people
      return gains.flatMap((gain): PlanMove[] => {
        const moving = Math.min(left, gain.people)
        if (moving === 0) return []
        left -= moving
        gain.people -= moving
        return [{ key: keyOf(party, from, gain.place), party, people: moving, from, to: gain.place }]
      })
    })
}

function keyOf(party: string, from: string | null, to: string | null): string {
  return `${party} ${from ?? '-'} ${to ?? '-'}`
}

function seatedOn({ parts }: { parts: PresentUnit['parts'] }, party: string): number {
  return parts.find((part) => part.party === party)?.people ?? 0
}
