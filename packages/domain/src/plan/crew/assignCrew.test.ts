import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../catalogue/vocabulary.ts'
import { costOfUnits, weigh } from '../cost.ts'
import { modelOf } from '../model/model.ts'
import { orderedDay } from '../model/orderedDay.ts'
import { startOf } from '../model/start.ts'
import {
  givenPlanCar,
  givenPlanDay,
  givenPlanOptions,
  givenPlanParty,
  givenPlanPerson,
  givenPresentUnit,
} from '../planDay.fixture.ts'
import type { PlanDay, PlanPerson, PresentUnit } from '../planDay.ts'
import { assignCrew } from './assignCrew.ts'

const options = givenPlanOptions()

/** Units with a car and their parties, who lack a crew. */
function daysWith(units: number, people: number): fc.Arbitrary<PlanDay> {
  const language = fc.constantFrom<Language>('english', 'french', 'spanish')
  const unit = fc.record({
    seats: fc.constantFrom(7, 16, 50),
    owner: fc.constantFrom(null, null, null, 'person 0', 'person 1'),
    languages: fc.uniqueArray(language, { maxLength: 3 }),
    wishes: fc.constantFrom(null, null, 'person 0'),
    isCarOnly: fc.constantFrom(false, false, true),
  })
  const person = fc.record({
    role: fc.constantFrom('guide', 'driver'),
    languages: fc.uniqueArray(language, { maxLength: 2 }),
    maxPassengers: fc.constantFrom(0, 8, 16, 99),
    timesOnTour: fc.constantFrom<Record<string, number>[]>({}, { masada: 3 }),
    daysWorked: fc.integer({ min: 0, max: 6 }),
    busy: fc.constantFrom([], [], [], [{ start: '2026-03-10', end: null }]),
  })
  return fc
    .record({
      units: fc.array(unit, { minLength: units, maxLength: units }),
      people: fc.array(person, { minLength: people, maxLength: people }),
    })
    .map((drawn) => {
      const parties = drawn.units.flatMap(({ languages, wishes, isCarOnly }, index) =>
        (languages.length > 0 ? languages : [null]).map((one, place) =>
          givenPlanParty({
            _id: `party ${index}${place}`,
            language: one,
            tourOption: isCarOnly ? 'car only' : null,
            wishes: { car: null, guide: wishes, seats: null },
          }),
        ),
      )
      return givenPlanDay({
        parties,
        cars: drawn.units.map(({ seats, owner }, index) =>
          givenPlanCar({ _id: `car ${index}`, seats, owner }),
        ),
        people: drawn.people.map((one, index) =>
          givenPlanPerson({ ...one, _id: `person ${index}`, busy: [...one.busy] }),
        ),
        units: drawn.units.map((_, index) =>
          givenPresentUnit({
            _id: `unit ${index}`,
            car: `car ${index}`,
            parts: parties
              .filter(({ _id }) => _id.startsWith(`party ${index}`))
              .map(({ _id, people }) => ({ party: _id, people })),
          }),
        ),
      })
    })
}

/** The least cost, by trying everyone in every place. */
function leastOf(day: PlanDay): number {
  const ways = day.units.map((unit) => waysOf(unit, day))
  const known = new Map<string, number>()
  const from = (unit: number, taken: number): number => {
    const list = ways[unit]
    if (list === undefined) return 0
    const key = `${unit} ${taken}`
    const before = known.get(key)
    if (before !== undefined) return before
    const least = list.reduce(
      (best, { people, cost }) =>
        (people & taken) === 0 ? Math.min(best, cost + from(unit + 1, taken | people)) : best,
      Number.POSITIVE_INFINITY,
    )
    known.set(key, least)
    return least
  }
  return from(0, 0)
}

/** Everyone who may guide and drive a unit, with what it costs then. */
function waysOf(unit: PresentUnit, day: PlanDay): { people: number; cost: number }[] {
  const riders = day.parties.filter(({ _id }) => unit.parts.some(({ party }) => party === _id))
  const car = day.cars.find(({ _id }) => _id === unit.car)!
  const needsGuide = riders.some(({ tourOption }) => tourOption !== 'car only')
  const asked = riders.flatMap(({ language }) => language ?? [])
  const free = day.people.filter(({ busy }) => busy.length === 0)
  const guides = free.filter(
    ({ role, languages }) =>
      role === 'guide' && needsGuide && (asked.length === 0 || asked.some((one) => languages.includes(one))),
  )
  const drivers = free.filter(
    ({ _id, maxPassengers }) => maxPassengers >= car.seats && (car.owner === null || car.owner === _id),
  )
  const bit = (person: PlanPerson | null) => (person === null ? 0 : 1 << day.people.indexOf(person))
  return [null, ...guides].flatMap((guide) =>
    [null, ...drivers].map((driver) => {
      const manned = { ...unit, guide: guide ? [guide._id] : [], driver: driver?._id ?? null }
      const cost = weigh(costOfUnits({ ...day, parties: riders }, options, [manned]), options.aim)
      return { people: bit(guide) | bit(driver), cost }
    }),
  )
}

/** What planners dislike about a crew adds less than 1. */
function costAssigned(day: PlanDay): number {
  const state = startOf(modelOf(orderedDay(day), options))
  assignCrew(state)
  return Math.floor(state.total)
}

describe('assigning a crew to units', () => {
  it.each([
    [3, 5, 150],
    [7, 9, 12],
  ])('costs as little as trying everyone everywhere: %i units, %i people', (units, people, numRuns) => {
    fc.assert(
      fc.property(daysWith(units, people), (day) => {
        expect(costAssigned(day)).toBe(leastOf(day))
      }),
      { numRuns },
    )
  })
})
