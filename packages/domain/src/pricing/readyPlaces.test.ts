import { describe, expect, it } from 'vitest'
import { checkLocation } from './checkLocation.ts'
import { isStored, readySets } from './readyPlaces.ts'

const places = readySets.flatMap(({ city, places }) => places.map((place) => ({ city, place })))

describe('ready pickup places', () => {
  it('every place is a valid location in both languages', () => {
    for (const { city, place } of places) {
      const [lat, lng] = place.at ?? [null, null]
      for (const locale of ['en', 'he'] as const) {
        const { name, address } = place
        const draft = { city, name: name[locale], address: address[locale], isDefault: false, lat, lng }
        expect(checkLocation(draft)).toMatchObject({ ok: true })
      }
      expect(place.name.he).toMatch(/[א-ת]/)
      expect(place.address.he).toMatch(/[א-ת]/)
      expect(place.name.en).not.toMatch(/[א-ת]/)
    }
  })

  it('no two places have the same name or the same spot', () => {
    for (const { place } of places) {
      const others = places.filter((other) => other.place !== place)
      const stored = others.map(({ place: { name, at } }) => ({
        name: name.en,
        lat: at?.[0] ?? null,
        lng: at?.[1] ?? null,
      }))
      expect(isStored(place, stored), place.name.en).toBe(false)
    }
  })

  it('known coordinates are in Israel, on land or at its shore', () => {
    for (const { place } of places) {
      if (!place.at) continue
      const [lat, lng] = place.at
      expect(lat).toBeGreaterThan(29.4)
      expect(lat).toBeLessThan(33.4)
      expect(lng).toBeGreaterThan(34.2)
      expect(lng).toBeLessThan(35.9)
    }
  })

  const [hilton] = readySets[0]!.places
  const accadia = readySets.find(({ key }) => key === 'herzliya')!.places[0]!

  it.each([
    ['added in English', hilton, { name: 'hilton tel aviv ', lat: null, lng: null }, true],
    ['added in Hebrew', hilton, { name: 'הילטון תל אביב', lat: null, lng: null }, true],
    ['renamed afterwards', hilton, { name: 'Hilton, main gate', lat: 32.0892, lng: 34.7703 }, true],
    ['another hotel', hilton, { name: 'Dan Tel Aviv', lat: 32.0798, lng: 34.7675 }, false],
    ['both without coordinates', accadia, { name: 'Sharon Hotel', lat: null, lng: null }, false],
  ])('a place %s is there: %#', (_, place, location, isThere) => {
    expect(isStored(place!, [location])).toBe(isThere)
  })
})
