import type { City } from '../../catalogue/vocabulary.ts'
import type { KeptPlace } from '../../entries/place.ts'
import type { Rider } from './stop.ts'

/** Places in and around Tel Aviv, from north to south, and one in Jerusalem. */
const known = {
  'Dan Accadia': ['herzliya', 32.165, 34.803],
  'Sea Net': ['tel_aviv', 32.097, 34.774],
  'Dan Tel Aviv': ['tel_aviv', 32.0797, 34.7675],
  'Habima Square': ['tel_aviv', 32.0727, 34.7794],
  'Clock Tower': ['jaffa', 32.0545, 34.7554],
  'King David': ['jerusalem', 31.7745, 35.2225],
} satisfies Record<string, [City, number, number]>
export type KnownPlace = keyof typeof known
export const knownPlaces = Object.keys(known) as KnownPlace[]

/** One of those places, as an order stores it. */
export function placeAt(name: KnownPlace): KeptPlace {
  const [city, lat, lng] = known[name]
  return { _id: name, city, name, address: `${name} street`, lat, lng }
}

/** A place that isn't on any map. */
export function unmapped(name: string, city: City = 'tel_aviv'): KeptPlace {
  return { _id: null, city, name, address: '', lat: null, lng: null }
}

/** A party, of two unless given. */
export function party(entry: string, time: string | null, place: KeptPlace | null, people = 2): Rider {
  return { entry, time, place, people }
}
