import { breaches } from '@tourdesk/domain/plan/breaches'
import { costOfUnits } from '@tourdesk/domain/plan/cost'
import type { PlanDay } from '@tourdesk/domain/plan/planDay'
import { describe, expect, test } from 'vitest'
import { drawDay } from './drawDay.ts'
import { largeRecipes, nastyRecipes, smallRecipes } from './recipes.ts'

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

describe('a generated day', () => {
  test('is the same for the same seed, and another for the next', () => {
    expect(drawDay(smallRecipes.tight, 7)).toEqual(drawDay(smallRecipes.tight, 7))
    expect(drawDay(smallRecipes.tight, 7)).not.toEqual(drawDay(smallRecipes.tight, 8))
  })

  test('has ids that are unique and refer to something', () => {
    for (const recipe of Object.values(nastyRecipes)) {
      for (const seed of seeds) {
        const { day } = drawDay(recipe, seed)
        const ids = [...day.parties, ...day.cars, ...day.people, ...day.suppliers, ...day.units].map(
          ({ _id }) => _id,
        )
        expect(new Set(ids).size).toBe(ids.length)
        const tours = day.departures.map(({ tour }) => tour)
        expect([...day.parties, ...day.units].filter(({ tour }) => !tours.includes(tour))).toEqual([])
        expect(day.cars.filter(({ owner }) => owner !== null && !ids.includes(owner))).toEqual([])
      }
    }
  })

  test('has the seats that its recipe asks for, on average', () => {
    for (const [kind, share] of [
      ['loose', 1.2],
      ['tight', 1],
      ['short', 0.8],
    ] as const) {
      const shares = seeds.map((seed) => seatShare(drawDay(largeRecipes[kind], seed).day))
      expect(mean(shares)).toBeCloseTo(share, 1)
    }
  })

  test('of the large kind has 250 to 350 parties, 40 cars, 60 people and 12 departures', () => {
    for (const seed of seeds) {
      const { day } = drawDay(largeRecipes.tight, seed)
      expect(day.parties.length).toBeGreaterThanOrEqual(250)
      expect(day.parties.length).toBeLessThanOrEqual(350)
      expect([day.cars.length, day.people.length, day.departures.length]).toEqual([40, 60, 12])
    }
  })

  test('of the nasty kinds has what they are named after', () => {
    const days = (kind: keyof typeof nastyRecipes) =>
      seeds.map((seed) => drawDay(nastyRecipes[kind], seed).day)
    expect(days('parties_of_60').some(({ parties }) => parties.some(({ people }) => people === 60))).toBe(
      true,
    )
    expect(days('private_only').every(({ parties }) => parties.every(({ isPrivate }) => isPrivate))).toBe(
      true,
    )
    expect(days('no_guides').every(({ people }) => people.every(({ role }) => role === 'driver'))).toBe(true)
    const isLonger = ({ date, parties }: PlanDay) => parties.some(({ endDate }) => endDate > date)
    expect(days('several_days').every(isLonger)).toBe(true)
    expect(mean(days('few_seats').map(seatShare))).toBeLessThan(0.6)
    expect(days('many_units').some(({ units }) => units.some(({ told }) => told.length > 0))).toBe(true)
  })

  test('breaks no rule as long as nothing is planned', () => {
    const { day, options } = drawDay(smallRecipes.tight, 1)
    const none = costOfUnits(day, options, [])
    const open = day.parties.map(({ _id, people }) => ({
      party: _id,
      people,
      reason: 'no_free_vehicle' as const,
    }))
    const lacked = { withoutCoordinates: [], guidesWithoutLanguage: [], driversWithoutLicence: [] }
    const cost = { before: none, after: none }
    expect(breaches(day, options, { units: [], open, lacked, cost, isCut: false })).toEqual([])
  })
})

function seatShare({ date, cars, parties }: PlanDay): number {
  const free = cars.filter(({ busy }) =>
    busy.every(({ start, end }) => start > date || (end !== null && end < date)),
  )
  const people = parties.reduce((sum, party) => sum + party.people, 0)
  return free.reduce((sum, { seats }) => sum + seats, 0) / people
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
