import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlanDay, anyPlanOptions } from '../anyPlanDay.fixture.ts'
import { breaches } from '../breaches.ts'
import { costOf, costOfUnits, weigh } from '../cost.ts'
import {
  givenPlanCar,
  givenPlanDay,
  givenPlanOptions,
  givenPlanParty,
  givenPlanPerson,
  givenPresentUnit,
} from '../planDay.fixture.ts'
import type { PlanDay, PresentUnit } from '../planDay.ts'
import { proposePlan } from '../proposePlan.ts'
import type { Watch } from '../search/searchPlan.ts'

const repair = givenPlanOptions({ mode: 'repair' })
const away = [{ start: '2026-03-11', end: null }]
const part = (party: string, people = 2) => ({ party, people })

/** Ends the search after a few rounds, so that more days can be tried. */
function briefly(most = 3): Watch {
  let rounds = 0
  return {
    onProgress: () => {
      rounds += 1
    },
    shouldStop: () => rounds >= most,
  }
}

/** The day with all of its plan as present units. */
function planned(day: PlanDay): PlanDay {
  const { units } = proposePlan(day, givenPlanOptions({ keep: 'nothing' }), briefly(8))
  return {
    ...day,
    units: units.map(({ tour, car, externalCar, driver, guide, parts }, index) => ({
      _id: `unit ${index}`,
      tour,
      car,
      externalCar,
      driver,
      guide,
      parts,
      told: [],
    })),
  }
}

function withAway(day: PlanDay, ...ids: string[]): PlanDay {
  const awayIf = <Resource extends { _id: string }>(one: Resource) =>
    ids.includes(one._id) ? { ...one, busy: away } : one
  return { ...day, cars: day.cars.map(awayIf), people: day.people.map(awayIf) }
}

/** Days on which all cars and people are there and no car is wished, without units. */
const wholeDays = anyPlanDay.map((day) => ({
  ...day,
  isSignedOff: false,
  units: [],
  parties: day.parties.slice(0, 6).map((party) => ({ ...party, wishes: { ...party.wishes, car: null } })),
  cars: day.cars.map((car) => ({ ...car, busy: [] })),
  people: day.people.map((person) => ({ ...person, busy: [] })),
}))

/** Two units with three parties of English speakers, and a free car and driver besides. */
function brokenDay(changes: Partial<PlanDay> = {}, told: PresentUnit['told'] = []): PlanDay {
  return givenPlanDay({
    parties: ['biton', 'cohen', 'levi'].map((_id) => givenPlanParty({ _id })),
    cars: [
      givenPlanCar({ _id: 'crafter', seats: 10 }),
      givenPlanCar({ _id: 'sprinter', seats: 10 }),
      givenPlanCar({ _id: 'vito', seats: 7 }),
    ],
    people: [
      givenPlanPerson({ _id: 'avi', maxPassengers: 99 }),
      givenPlanPerson({ _id: 'hanna', role: 'guide', maxPassengers: 0 }),
      givenPlanPerson({ _id: 'moshe', maxPassengers: 99 }),
      givenPlanPerson({ _id: 'ruth', role: 'guide', maxPassengers: 0 }),
      givenPlanPerson({ _id: 'yossi', maxPassengers: 99 }),
    ],
    units: [
      givenPresentUnit({
        _id: 'a',
        car: 'sprinter',
        driver: 'avi',
        guide: ['hanna'],
        parts: [part('biton'), part('cohen')],
        told,
      }),
      givenPresentUnit({ _id: 'b', car: 'vito', driver: 'moshe', guide: ['ruth'], parts: [part('levi')] }),
    ],
    ...changes,
  })
}

const asWas = (day: PlanDay, index: number) => {
  const { told: _, ...unit } = day.units[index]!
  return unit
}

describe('repairing a plan', () => {
  it('PLAN-35 puts an equal car in the place of one that is out of service, and changes nothing else', () => {
    fc.assert(
      fc.property(wholeDays, fc.nat(), (whole, pick) => {
        const day = planned(whole)
        const cars = day.cars.filter(({ _id }) => day.units.some(({ car }) => car === _id))
        fc.pre(cars.length > 0)
        const broken = cars[pick % cars.length]!
        const spare = { ...broken, _id: 'spare' }
        const { units, cost } = proposePlan(
          withAway({ ...day, cars: [...day.cars, spare] }, broken._id),
          repair,
          briefly(8),
        )
        const replaced = weigh(costOfUnits(day, repair, day.units), repair.aim) + costOf.changed.fewest
        expect(weigh(cost.after, repair.aim)).toBeLessThanOrEqual(replaced)
        // The plan before wasn't the best one.
        if (weigh(cost.after, repair.aim) < replaced) return
        expect(cost.after).toMatchObject({ moved: 0, changed: 1 })
        const expected = day.units.map(({ told: _, ...unit }) => ({
          ...unit,
          car: unit.car === broken._id ? expect.any(String) : unit.car,
        }))
        expect(units).toHaveLength(expected.length)
        expect(units).toEqual(expect.arrayContaining(expected.map((unit) => expect.objectContaining(unit))))
      }),
      { numRuns: 12 },
    )
  })

  it('PLAN-35 breaks no rule on any day, and never costs more than leaving it broken', () => {
    fc.assert(
      fc.property(anyPlanDay, anyPlanOptions, (day, chosen) => {
        const options = { ...chosen, mode: 'repair' } as const
        const proposal = proposePlan(day, options, briefly())
        expect(breaches(day, options, proposal)).toEqual([])
        expect(proposal.cost.after).toEqual(costOfUnits(day, options, proposal.units))
        const seats = ({ car, externalCar }: PresentUnit) =>
          externalCar?.seats ?? day.cars.find(({ _id }) => _id === car)?.seats ?? Number.POSITIVE_INFINITY
        const isOverfull = (unit: PresentUnit) =>
          unit.parts.reduce((sum, { people }) => sum + people, 0) > seats(unit)
        if (day.units.some(isOverfull)) return
        const { before, after } = proposal.cost
        expect(weigh(after, options.aim)).toBeLessThanOrEqual(weigh(before, options.aim))
      }),
      { numRuns: 60 },
    )
  })

  it('PLAN-35 is the same for the same facts, in any order', () => {
    fc.assert(
      fc.property(anyPlanDay, (day) => {
        const reversed = {
          ...day,
          parties: day.parties.toReversed(),
          cars: day.cars.toReversed(),
          people: day.people.toReversed(),
          units: day.units.toReversed(),
        }
        const [once, again] = [day, reversed].map((facts) => proposePlan(facts, repair, briefly()))
        expect(JSON.stringify(again)).toBe(JSON.stringify(once))
      }),
      { numRuns: 12 },
    )
  })

  it('PLAN-35 leaves a day alone on which nothing broke, whatever is kept', () => {
    const day = brokenDay()
    const { units, cost } = proposePlan(day, { ...repair, keep: 'nothing' })
    expect(units).toMatchObject([asWas(day, 0), asWas(day, 1)])
    expect(cost.after).toEqual(cost.before)
    expect(proposePlan(day, { ...repair, keep: 'nothing', mode: 'plan' }).units).toHaveLength(1)
  })

  it('PLAN-35 shares out the parties of a car that is out of service if no other car is free', () => {
    const day = withAway(brokenDay({ suppliers: [] }), 'sprinter', 'crafter')
    const { units, cost } = proposePlan(day, repair)
    expect(units).toMatchObject([{ ...asWas(day, 1), parts: [part('biton'), part('cohen'), part('levi')] }])
    expect(cost.after).toMatchObject({ left: 0, moved: 2, changed: 3 })
  })

  it('PLAN-35 leaves people on a unit that lost its car if there are no seats for them', () => {
    const parties = ['biton', 'cohen', 'levi'].map((_id) => givenPlanParty({ _id, people: 5 }))
    const units = brokenDay().units.map((unit) => ({
      ...unit,
      parts: unit.parts.map(({ party }) => part(party, 5)),
    }))
    const day = withAway(brokenDay({ parties, units, suppliers: [] }), 'sprinter', 'crafter')
    expect(proposePlan(day, repair).units).toMatchObject([{ ...asWas(day, 0), car: null }, asWas(day, 1)])
  })

  it('PLAN-35 finds another driver or guide for one who is ill', () => {
    const healthy = brokenDay({
      parties: ['biton', 'cohen', 'levi'].map((_id) => givenPlanParty({ _id, people: 4 })),
      people: [...brokenDay().people, givenPlanPerson({ _id: 'noa', role: 'guide', maxPassengers: 0 })],
    })
    const units = healthy.units.map((unit) => ({
      ...unit,
      parts: unit.parts.map(({ party }) => part(party, 4)),
    }))
    const day = { ...healthy, units }
    const driverless = proposePlan(withAway(day, 'avi'), repair)
    expect(driverless.units).toMatchObject([{ ...asWas(day, 0), driver: 'yossi' }, asWas(day, 1)])
    expect(driverless.cost).toMatchObject({
      before: { left: 8, changed: 1 },
      after: { left: 0, moved: 0, changed: 1 },
    })
    const guideless = proposePlan(withAway(day, 'hanna'), repair)
    expect(guideless.units).toMatchObject([{ ...asWas(day, 0), guide: ['noa'] }, asWas(day, 1)])
  })

  it('PLAN-35 changes only the place of the one who is ill on a unit that others were told about', () => {
    const day = withAway(brokenDay({}, ['sheet']), 'avi')
    const [unit, other] = proposePlan(day, repair).units
    expect(unit).toMatchObject({ ...asWas(day, 0), driver: 'yossi' })
    expect(unit?.reasons).toContainEqual({ code: 'told' })
    expect(other).toMatchObject(asWas(day, 1))
    expect(proposePlan(day, { ...repair, mode: 'plan' }).units[0]).toMatchObject({ driver: 'avi' })
  })

  it('PLAN-35 keeps the driver of a told unit whose car is out of service, and gives it one they may drive', () => {
    const people = brokenDay().people.map((one) => (one._id === 'avi' ? { ...one, maxPassengers: 10 } : one))
    const cars = [...brokenDay().cars, givenPlanCar({ _id: 'bus', seats: 50 })]
    const day = withAway(brokenDay({ people, cars }, ['driver']), 'sprinter')
    expect(proposePlan(day, repair).units).toMatchObject([
      { ...asWas(day, 0), car: 'crafter' },
      asWas(day, 1),
    ])
  })

  it('PLAN-35 moves one party where a party grew beyond the seats', () => {
    const [biton, cohen, levi] = brokenDay().parties
    const parties = [biton!, { ...cohen!, people: 9 }, levi!]
    const grown = brokenDay({ parties })
    const areAboard = {
      ...grown,
      units: grown.units.map((unit) => ({
        ...unit,
        parts: unit.parts.map((one) => (one.party === 'cohen' ? part('cohen', 9) : one)),
      })),
    }
    for (const day of [grown, areAboard]) {
      const { units, cost } = proposePlan(day, repair)
      expect(units).toMatchObject([
        { ...asWas(day, 0), parts: [part('cohen', 9)] },
        { ...asWas(day, 1), parts: [part('biton'), part('levi')] },
      ])
      expect(cost.after).toMatchObject({ left: 0, split: 0, moved: 1, changed: 0 })
    }
  })

  it('PLAN-35 seats orders that came late without moving anyone', () => {
    const late = [givenPlanParty({ _id: 'dahan', people: 6 }), givenPlanParty({ _id: 'weiss', people: 5 })]
    const day = brokenDay({ parties: [...brokenDay().parties, ...late] })
    const { units, cost, open } = proposePlan(day, repair)
    expect(open).toEqual([])
    expect(units).toMatchObject([
      { ...asWas(day, 0), parts: [part('biton'), part('cohen'), part('dahan', 6)] },
      { ...asWas(day, 1), parts: [part('levi'), part('weiss', 5)] },
    ])
    expect(cost.after).toMatchObject({ moved: 0, changed: 0 })
  })
})
