import { tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import { describe, expect, test } from 'vitest'
import { highlights } from './highlights.ts'
import { starTours } from './starTours.ts'
import { tours } from './tours.ts'

const numbers = tours.map((tour) => tour.number)

describe('tours of the demo', () => {
  test('there are sixteen, T101 to T116, each number once', () => {
    expect(numbers).toEqual(Array.from({ length: 16 }, (_, index) => `T${101 + index}`))
  })

  describe.each(tours)('$number $name', (tour) => {
    test('the main region and the main tag are not secondary too', () => {
      expect(tour.regions.secondaryRegions).not.toContain(tour.regions.mainRegion)
      expect(tour.tags.secondaryTags).not.toContain(tour.tags.mainTag)
    })

    test('nothing is both included and not included', () => {
      const { included, notIncluded } = tour.inclusion
      expect(included.filter((item) => notIncluded.includes(item))).toEqual([])
    })

    test('the return transport switch says the same as the list of what is included', () => {
      expect(tour.inclusion.included.includes('Return transport')).toBe(tour.doesIncludeReturnTransport)
    })

    test('pickups are between 07:00 and 14:00', () => {
      for (const time of Object.values(tour.pickupTimes)) {
        expect(time).toMatch(/^\d{2}:[0-5]\d$/)
        expect(time >= '07:00' && time <= '14:00').toBe(true)
      }
    })

    test('weekdays are 0 to 6, each once and in order, and every group type has one', () => {
      const types = tour.groupTypes.map((weekly) => weekly.group_type)
      expect(new Set(types).size).toBe(types.length)
      expect(types).toContain('private_group')
      for (const { languages } of tour.groupTypes) {
        expect(languages.length).toBeGreaterThan(0)
        for (const { language, days } of languages) {
          expect(tourLanguages).toContain(language)
          expect(days.length).toBeGreaterThan(0)
          expect(days).toEqual([...new Set(days)].filter((day) => day >= 0 && day <= 6).sort())
        }
      }
    })

    test('closed days belong to languages that the group type has', () => {
      for (const closed of tour.unavailabilityDates) {
        const weekly = tour.groupTypes.find(({ group_type }) => group_type === closed.group_type)
        const offered = weekly?.languages.map(({ language }) => language) ?? []
        expect(closed.startsIn).toBeLessThanOrEqual(closed.endsIn)
        expect(closed.languages.length).toBeGreaterThan(0)
        expect(closed.languages.filter((language) => !offered.includes(language))).toEqual([])
      }
    })

    test('the description is two or three paragraphs of plain HTML', () => {
      expect(tour.description).toMatch(/^(<p>[^<>]{100,}<\/p>){2,3}$/)
    })

    test('highlights and instructions are named once', () => {
      expect(new Set(tour.highlights).size).toBe(tour.highlights.length)
      expect(new Set(tour.instructions).size).toBe(tour.instructions.length)
    })
  })
})

describe('highlights of the demo', () => {
  test('each one is visited by a tour', () => {
    const visited = new Set<string>(tours.flatMap((tour) => tour.highlights))
    expect(Object.keys(highlights).filter((key) => !visited.has(key))).toEqual([])
    expect(visited.size).toBeGreaterThanOrEqual(30)
  })

  test('each one lies between Eilat and the Hermon', () => {
    for (const { lat, lng } of Object.values(highlights)) {
      expect(lat).toBeGreaterThan(29.5)
      expect(lat).toBeLessThan(33.4)
      expect(lng).toBeGreaterThan(34.2)
      expect(lng).toBeLessThan(35.9)
    }
  })
})

describe('star tours of the demo', () => {
  test('HOLE-C73 every one names existing tours, none of them twice', () => {
    expect(starTours).toHaveLength(4)
    for (const starTour of starTours) {
      expect(starTour.tours.length).toBeGreaterThan(1)
      expect(new Set(starTour.tours).size).toBe(starTour.tours.length)
      expect(starTour.tours.filter((number) => !numbers.includes(number))).toEqual([])
    }
  })

  test('HOLE-C43 discounts are from 5 to 15 percent', () => {
    const discounts = starTours.map((starTour) => starTour.discount)
    expect(Math.min(...discounts)).toBe(0.05)
    expect(Math.max(...discounts)).toBe(0.15)
  })
})
