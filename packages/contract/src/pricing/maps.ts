import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { allOf, text } from '../parts.ts'
import { Location } from './pricing.ts'

/** A place with its address; its coordinates may be unknown. */
export const Place = z.object({
  name: z.string(),
  address: z.string(),
  lat: z.number().optional(),
  lng: z.number().optional(),
})
export type Place = z.output<typeof Place>

/** A walk; 1 minute and 100000 metres if unknown. */
const Walk = z.object({ minutes: z.int(), metres: z.int() }).meta({ id: 'Walk' })

/** A stored place near another one, and the walk there. */
export const NearbyLocation = Location.extend(Walk.shape).meta({ id: 'NearbyLocation' })
export type NearbyLocation = z.output<typeof NearbyLocation>

const degree = (most: number) => z.coerce.number<number>().min(-most).max(most)
const Position = z.object({ lat: degree(90), lng: degree(180) })

/** A point as `32.0853,34.7818`, degrees north and east. */
const PointText = z
  .string()
  .regex(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/)
  .transform((typed) => {
    const [lat, lng] = typed.split(',')
    return { lat: Number(lat), lng: Number(lng) }
  })
  .pipe(Position)

export const maps = {
  autocomplete: route({
    method: 'GET',
    path: '/maps/autocomplete',
    access: 'prices.read',
    summary: 'Places in Israel whose name or address contains the text; our own first',
    query: z.object({ input: text(200).default('') }),
    answer: allOf(Place),
  }),
  walking: route({
    method: 'GET',
    path: '/maps/walking',
    access: 'prices.read',
    summary: 'The walk between two points',
    query: z.object({ from: PointText, to: PointText }),
    answer: Walk,
  }),
  nearby: route({
    method: 'GET',
    path: '/maps/nearby',
    access: 'prices.read',
    summary: 'The stored pickup and drop-off places near a point, at most three, the nearest on foot first',
    query: Position,
    answer: allOf(NearbyLocation),
  }),
}
