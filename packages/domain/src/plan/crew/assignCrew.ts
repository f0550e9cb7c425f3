import { judge } from '../model/judge.ts'
import { none, type Slot, type State } from '../model/state.ts'
import { commit, rollBack, setDriver, setGuide, weighTrial } from '../model/trial.ts'
import { assign } from './assignment.ts'

/** Up to so many units, all ways are tried in which guides may drive their own unit. */
const mostTried = 7

/** A unit that needs a guide, a driver or both, with what each person costs less than nobody. */
interface Seat {
  slot: number
  guide: number[] | null
  driver: number[] | null
  /** The same person for both. */
  both: number[] | null
}

/**
 * Stage 3: with units and parties as they are, gives guides and drivers to units so that they cost as little as can be.
 * Who may guide and drive can be placed as either, and whom people chose as guide may drive too, or the other way round.
 * Guides who drive their own unit make it more than an assignment: with few units all ways are tried, with many each
 * unit is tried both ways while that helps.
 */
export function assignCrew(state: State): void {
  const { model, isPersonFixed, live } = state
  const people = model.people
    .map((_, person) => person)
    .filter((person) => model.people[person]!.freeSpan >= 0)
    .filter((person) => isPersonFixed[person] || !isStaying(state, person))
  const seats = live.flat().flatMap((slot) => seatOf(state, slot, people))
  const ways = seats.map(({ slot, both }) => {
    const { guide, driver } = state.slots[slot]!
    return both !== null && guide !== none && guide === driver
  })
  const best = bestWay(seats, ways)
  for (const { slot, driver, guide } of seats) {
    if (driver !== null) setDriver(state, slot, none)
    if (guide !== null) setGuide(state, slot, none)
  }
  let row = 0
  const next = () => people[best.columns[row++]!] ?? none
  seats.forEach(({ slot, guide, driver }, index) => {
    if (best.ways[index]) {
      const person = next()
      setGuide(state, slot, person)
      setDriver(state, slot, person)
      return
    }
    if (guide) setGuide(state, slot, next())
    if (driver) setDriver(state, slot, next())
  })
  const delta = weighTrial(state)
  if (delta <= 0) commit(state, delta)
  else rollBack(state)
}

/** Whom a unit should have. */
function needsOf({ items, model }: State, { fixed, vehicle, items: aboard }: Slot) {
  return {
    driver: !fixed.driver && vehicle !== none && vehicle < model.cars,
    guide: !fixed.guide && aboard.some((item) => items[item]!.needsGuide),
  }
}

/** In a repair, someone may be on a unit that has no need of them. They stay. */
function isStaying(state: State, person: number): boolean {
  const slot = state.slots[state.personAt[person]!]
  if (slot === undefined) return false
  const needs = needsOf(state, slot)
  return (slot.driver === person && !needs.driver) || (slot.guide === person && !needs.guide)
}

interface Way {
  ways: boolean[]
  columns: number[]
  cost: number
}

function bestWay(seats: readonly Seat[], present: boolean[]): Way {
  const double = seats.flatMap(({ both }, index) => (both ? [index] : []))
  if (double.length <= mostTried) {
    return Array.from({ length: 2 ** double.length }, (_, bits) => {
      const ways = seats.map(() => false)
      double.forEach((index, place) => {
        ways[index] = (bits & (1 << place)) !== 0
      })
      return solve(seats, ways)
    }).reduce((best, way) => (way.cost < best.cost ? way : best))
  }
  let best = solve(seats, present)
  let isBetter = true
  while (isBetter) {
    isBetter = false
    for (const index of double) {
      const way = solve(
        seats,
        best.ways.map((isBoth, place) => (place === index ? !isBoth : isBoth)),
      )
      if (way.cost >= best.cost) continue
      best = way
      isBetter = true
    }
  }
  return best
}

function solve(seats: readonly Seat[], ways: boolean[]): Way {
  const rows = seats.flatMap(({ guide, driver, both }, index) =>
    ways[index] && both ? [both] : [guide, driver].filter((row) => row !== null),
  )
  return { ways, ...assign(rows) }
}

function seatOf(state: State, index: number, people: readonly number[]): Seat[] {
  const slot = state.slots[index]!
  const before = { driver: slot.driver, guide: slot.guide }
  const { driver: needsDriver, guide: needsGuide } = needsOf(state, slot)
  if (needsDriver) slot.driver = none
  if (needsGuide) slot.guide = none
  const nobody = judge(state, slot)
  const costs = (guides: boolean, drives: boolean) =>
    people.map((person) => costWith(state, index, person, guides, drives) - nobody)
  const seat = {
    slot: index,
    guide: needsGuide ? costs(true, false) : null,
    driver: needsDriver ? costs(false, true) : null,
    both: needsGuide && needsDriver ? costs(true, true) : null,
  }
  Object.assign(slot, before)
  return needsDriver || needsGuide ? [seat] : []
}

/** What the unit costs with a person in one place or in both. */
function costWith(state: State, index: number, person: number, guides: boolean, drives: boolean): number {
  const slot = state.slots[index]!
  const isElsewhere = state.isPersonFixed[person] && state.personAt[person] !== index
  const mayGuide = state.model.people[person]!.isGuide || slot.own?.guides.includes(person) === true
  if (isElsewhere || (guides && !mayGuide)) return Number.POSITIVE_INFINITY
  const { driver, guide } = slot
  if (guides) slot.guide = person
  if (drives) slot.driver = person
  const cost = judge(state, slot)
  slot.driver = driver
  slot.guide = guide
  return cost
}
