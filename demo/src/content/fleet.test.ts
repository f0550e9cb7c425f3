import { vehicleSizes } from '@tourdesk/domain/entries/vocabulary'
import { describe, expect, test } from 'vitest'
import { carSuppliers } from './carSuppliers.ts'
import { cars } from './cars.ts'
import { drivers } from './drivers.ts'
import { guides } from './guides.ts'
import { tours } from './tours.ts'

const people = [...guides, ...drivers]

describe('fleet of the demo', () => {
  test('there are 25 guides, 20 drivers, 18 cars and 5 suppliers', () => {
    expect([guides.length, drivers.length, cars.length, carSuppliers.length]).toEqual([25, 20, 18, 5])
  })

  test('HOLE-O73 plates are Israeli and unique, seats are passenger seats', () => {
    expect(new Set(cars.map(({ plateId }) => plateId)).size).toBe(18)
    expect(cars.filter(({ plateId }) => !/^\d{3}-\d{2}-\d{3}$/.test(plateId))).toEqual([])
    expect(cars.filter(({ seats }) => !vehicleSizes.some((size) => size === seats))).toEqual([])
  })

  test('OPR-14 every private car belongs to exactly one person', () => {
    const owned = cars.filter(({ isPrivateOwned }) => isPrivateOwned).map(({ plateId }) => plateId)
    const linked = people.flatMap(({ car }) => car ?? [])
    expect([...linked].sort()).toEqual([...owned].sort())
  })

  test('phones and emails belong to one person each', () => {
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
    expect(new Set(people.map(({ mobilePhone }) => mobilePhone)).size).toBe(people.length)
    expect(people.filter(({ email }) => !/^[a-z]+\.[a-z]+@crew\.example$/.test(email))).toEqual([])
  })

  test('every language of a tour is spoken by at least three guides', () => {
    const needed = new Set(
      tours.flatMap((tour) =>
        tour.groupTypes.flatMap((weekly) => weekly.languages.map(({ language }) => language)),
      ),
    )
    for (const language of needed) {
      expect(guides.filter(({ languages }) => languages.includes(language)).length).toBeGreaterThanOrEqual(3)
    }
  })

  test('OPR-13 some operators carry a negative mark', () => {
    const marked = people.filter(({ ranking }) => ranking.length > 0)
    expect(marked.length).toBeGreaterThan(3)
    expect(marked.length).toBeLessThan(people.length / 4)
  })

  test('SUP-04 suppliers offer sizes that an order can ask for', () => {
    for (const { sizes } of carSuppliers) expect(sizes.length).toBeGreaterThan(0)
    expect(carSuppliers.flatMap(({ sizes }) => sizes)).toContain(50)
  })
})
