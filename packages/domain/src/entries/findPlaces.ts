import type { City } from '../catalogue/vocabulary.ts'
import { findableInBoth } from '../search/sights.ts'
import { isFound, soughtIn } from '../search/soughtIn.ts'
import type { OfferedPlace } from './places.ts'

/**
 * The stored places that match a text, by name, address or city in either language, those of a city first.
 * Without a text, the city's own.
 * @param isFixed true if the city can't change
 */
export function findPlaces<Stored extends OfferedPlace>(
  typed: string,
  locations: readonly Stored[],
  { city, isFixed }: { city: City | undefined; isFixed: boolean },
): Stored[] {
  const isHere = (place: Stored) => place.city === city
  if (typed.trim() === '') return locations.filter(isHere)
  const sought = soughtIn(typed)
  const found = locations.filter((place) => isFound(textOf(place), sought))
  return [...found.filter(isHere), ...(isFixed ? [] : found.filter((place) => !isHere(place)))]
}

function textOf({ name, address, city }: OfferedPlace): string {
  return [name, address, city.replaceAll('_', ' ')].map(findableInBoth).join('\n')
}
