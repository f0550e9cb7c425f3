import { describe, expect, it } from 'vitest'
import { type CostedUnit, type CostPart, costOf, costOfUnits, medianDaysWorked, weigh } from './cost.ts'
import {
  givenPlanDay,
  givenPlanOptions,
  givenPlanParty,
  givenPlanPerson,
  givenPlanPickup,
  givenProposedUnit,
} from './planDay.fixture.ts'
import type { PlanDay, PlanOptions } from './planDay.ts'

const levi = givenPlanParty()
const cohen = givenPlanParty({ _id: 'cohen', people: 3 })
const weiss = givenPlanParty({ _id: 'weiss', people: 2, isPrivate: true })
const part = (party: string, people: number) => ({ party, people })
const both = [part('cohen', 3), part('levi', 2)]
const unit = givenProposedUnit
const bus = { car: null, externalCar: { carSupplier: 'negev', seats: 35 }, driver: null }

function costs(
  units: CostedUnit[],
  day: Partial<PlanDay> = {},
  options: Partial<PlanOptions> = {},
): Partial<Record<CostPart, number>> {
  const cost = costOfUnits(givenPlanDay(day), givenPlanOptions(options), units)
  return Object.fromEntries(Object.entries(cost).filter(([, count]) => count > 0))
}

describe('the cost of a plan', () => {
  it('counts units, empty seats, and vehicles of suppliers on top', () => {
    expect(costs([unit()])).toEqual({ unit: 1, emptySeat: 5 })
    expect(costs([unit({ ...bus })])).toEqual({ unit: 1, supplier: 1, emptySeat: 33 })
  })

  it('counts people on no unit, and on one that nobody drives', () => {
    expect(costs([], { parties: [levi, cohen] })).toEqual({ left: 5 })
    expect(costs([unit({ driver: null })])).toEqual({ left: 2, unit: 1, emptySeat: 5 })
  })

  it('needs only a guide for people with their own car', () => {
    const day = { parties: [{ ...weiss, tourOption: 'guide only' as const }] }
    const onFoot = { car: null, driver: null, parts: [part('weiss', 2)] }
    expect(costs([unit(onFoot)], day)).toEqual({ unit: 1 })
    expect(costs([unit({ ...onFoot, guide: [] })], day)).toEqual({ left: 2, unit: 1, unspoken: 1 })
  })

  it('counts languages beyond the first, and those that no guide speaks', () => {
    const parties = [levi, { ...cohen, language: 'german' as const }]
    expect(costs([unit({ parts: both })], { parties })).toMatchObject({ language: 1, unspoken: 1 })
    expect(costs([unit({ parts: both, guide: [] })], { parties })).toMatchObject({ language: 1, unspoken: 2 })
  })

  it('counts a missing guide even where no language is known, but not for a car only', () => {
    expect(costs([unit({ guide: [] })], { parties: [{ ...levi, language: null }] })).toMatchObject({
      unspoken: 1,
    })
    const parties = [{ ...levi, tourOption: 'car only' as const }]
    expect(costs([unit({ guide: [] })], { parties })).toEqual({ unit: 1, emptySeat: 5 })
  })

  it('counts cities beyond the first and minutes from the first pickup to the last', () => {
    const pickup = givenPlanPickup({ city: 'jerusalem', time: '08:45' })
    expect(costs([unit({ parts: both })], { parties: [levi, { ...cohen, pickup }] })).toEqual({
      unit: 1,
      emptySeat: 2,
      city: 1,
      minute: 75,
    })
    const parties = [levi, { ...cohen, pickup: null }]
    expect(costs([unit({ parts: both })], { parties })).toEqual({ unit: 1, emptySeat: 2 })
  })

  it('counts each wish of a seated party that none of its units fulfills', () => {
    const wishes = { car: 'sprinter', guide: 'hanna', seats: { from: 16, to: 19 } }
    const parties = [{ ...weiss, wishes }]
    const alone = { parts: [part('weiss', 2)] }
    expect(costs([unit(alone)], { parties })).toMatchObject({ wish: 2 })
    expect(costs([unit({ ...alone, car: 'sprinter' })], { parties })).toEqual({ unit: 1, emptySeat: 17 })
    expect(costs([], { parties })).toEqual({ left: 2 })
  })

  it('counts a split party once, and only if a vehicle could have taken it', () => {
    const pieces = [unit({ parts: [part('cohen', 2)] }), unit({ ...bus, parts: [part('cohen', 1)] })]
    expect(costs(pieces, { parties: [cohen] })).toMatchObject({ split: 1 })
    expect(costs(pieces.slice(0, 1), { parties: [cohen] })).toMatchObject({ split: 1, left: 1 })
    const tower = { parties: [{ ...cohen, people: 60 }] }
    expect(costs(pieces.slice(0, 1), tower)).toEqual({ left: 58, unit: 1, emptySeat: 5 })
  })

  it('counts guides who are new to the tour, and days above the median of the crew', () => {
    const people = [
      givenPlanPerson({ _id: 'hanna', role: 'guide', timesOnTour: { jaffa: 3 }, daysWorked: 6 }),
      givenPlanPerson({ daysWorked: 5 }),
      givenPlanPerson({ _id: 'igor', daysWorked: 4 }),
      givenPlanPerson({ _id: 'rafi', daysWorked: 1 }),
    ]
    expect(medianDaysWorked({ people })).toBe(4)
    expect(costs([unit()], { people })).toEqual({ unit: 1, emptySeat: 5, newToTour: 1, overworked: 3 })
    expect(costs([unit({ driver: 'hanna' })], { people })).toMatchObject({ overworked: 2 })
  })

  it('counts who leaves a present unit, in a repair alone', () => {
    const { lacksDriver: _, unspoken: __, reasons: ___, ...manned } = unit({ _id: 'unit', parts: both })
    const day = {
      parties: [levi, cohen, weiss],
      units: [{ ...manned, _id: 'unit', told: [] }],
    }
    const repair = (...units: CostedUnit[]) => {
      const { moved = 0, changed = 0 } = costs(units, day, { mode: 'repair' })
      return { moved, changed }
    }
    expect(repair(manned)).toEqual({ moved: 0, changed: 0 })
    const joined = { ...manned, parts: [...both, part('weiss', 2)] }
    expect(repair(joined, unit({ ...bus, guide: ['ruth'], parts: [] }))).toEqual({
      moved: 0,
      changed: 0,
    })
    expect(repair({ ...manned, driver: 'hanna', guide: ['moshe'] })).toEqual({ moved: 0, changed: 0 })
    expect(repair({ ...manned, car: 'sprinter', driver: 'hanna' })).toEqual({ moved: 0, changed: 2 })
    expect(repair({ ...manned, parts: [part('levi', 2)] }, unit({ parts: [part('cohen', 3)] }))).toEqual({
      moved: 1,
      changed: 0,
    })
    expect(repair()).toEqual({ moved: 2, changed: 3 })
    expect(costs([], day)).toEqual({ left: 7 })
  })

  it('weighs languages by the aim', () => {
    const none = costOfUnits(givenPlanDay({ parties: [] }), givenPlanOptions(), [])
    expect(weigh(none, 'fewest')).toBe(0)
    expect(weigh({ ...none, unit: 2, language: 1 }, 'fewest')).toBe(4300)
    expect(weigh({ ...none, unit: 2, language: 1 }, 'one_language')).toBe(6500)
  })

  it('puts a vehicle above all mixing on it, unless one language is the aim', () => {
    const { language, unit: vehicle, left, split } = costOf
    expect(vehicle.fewest).toBeGreaterThan(3 * language.fewest + 3 * costOf.city.fewest)
    expect(language.one_language).toBeGreaterThan(vehicle.one_language)
    expect(left.fewest).toBeGreaterThan(split.fewest)
  })
})
