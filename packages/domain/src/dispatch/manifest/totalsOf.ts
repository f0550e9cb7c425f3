import { cities, languages } from '../../catalogue/vocabulary.ts'
import type { PartyFacts, SheetTotals } from './sheet.ts'

/** Counts people by ticket type, language and city. */
export function totalsOf(parties: readonly PartyFacts[]): SheetTotals {
  const tickets = countsOf(
    parties.flatMap((party) => party.tickets.map(({ type, count }) => [type, count] as const)),
  )
  const spoken = countsOf(parties.map(({ language, people }) => [language, people] as const))
  const from = countsOf(parties.map(({ pickup, people }) => [pickup?.city ?? null, people] as const))
  return {
    people: parties.reduce((sum, { people }) => sum + people, 0),
    parties: parties.length,
    tickets: [...tickets].map(([type, count]) => ({ type, count })),
    languages: [...languages, null].flatMap((language) => {
      const count = spoken.get(language)
      return count ? [{ language, count }] : []
    }),
    cities: [...cities, null].flatMap((city) => {
      const count = from.get(city)
      return count ? [{ city, count }] : []
    }),
  }
}

/** Sums by key, in the order in which keys first appear; sums of 0 are left out. */
function countsOf<Key>(pairs: readonly (readonly [Key, number])[]): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const [key, count] of pairs) if (count > 0) counts.set(key, (counts.get(key) ?? 0) + count)
  return counts
}
