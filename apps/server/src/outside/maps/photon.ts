import { z } from 'zod'
import { askMap, type Warn } from './askMap.ts'
import type { MappedPlace, Maps } from './maps.ts'

/** West, south, east and north of Israel, for Photon releases without `countrycode`. */
const israel = '34.2,29.4,35.9,33.4'

const Answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
      properties: z.object({
        name: z.string().optional(),
        street: z.string().optional(),
        housenumber: z.string().optional(),
        city: z.string().optional(),
        countrycode: z.string().optional(),
      }),
    }),
  ),
})
type Feature = z.output<typeof Answer>['features'][number]

/** Finds places in Israel with Photon, an OpenStreetMap search that completes as people type. */
export function photonPlaces(address: string, warn: Warn): Maps['find'] {
  return async (text, most) => {
    const url = new URL(`${address}/api`)
    for (const [name, value] of Object.entries({ q: text, limit: most, bbox: israel, countrycode: 'IL' })) {
      url.searchParams.set(name, String(value))
    }
    const answer = await askMap(url, Answer, warn)
    return (answer?.features ?? [])
      .filter(({ properties }) => properties.countrycode?.toUpperCase() === 'IL')
      .flatMap(placeOf)
  }
}

function placeOf({ geometry, properties }: Feature): MappedPlace[] {
  const { name, street, housenumber, city } = properties
  const [lng, lat] = geometry.coordinates
  const line = [street, housenumber].filter(Boolean).join(' ')
  const address = [line || name, city].filter(Boolean).join(', ')
  return address ? [{ name: name ?? line, address, lat, lng }] : []
}
