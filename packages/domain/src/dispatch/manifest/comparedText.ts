import type { Party, Sheet, Stop } from './sheet.ts'

/** The parts of a sheet that decide whether it changed; money in any form. */
export type ComparedSheet = Omit<Sheet, 'unit' | 'stops'> & { stops: ComparedStop[] }
export type ComparedStop = Omit<Stop, 'parties'> & { parties: ComparedParty[] }
export type ComparedParty = Omit<Party, 'collect' | 'price'> & { collect?: unknown; price?: unknown }

/**
 * A text with everything that decides whether a handed-out sheet is out of date: people, times, places, crew,
 * vehicle and the order of stops. Equal facts give equal texts. Prices don't count, nor do names of tours and
 * agencies, which change elsewhere.
 */
export function comparedText({ kind, head, stops, dropoffs, totals }: ComparedSheet): string {
  const { tour: _, ...compared } = head
  const parties = stops.map((stop) => ({ ...stop, parties: stop.parties.map(withoutMoney) }))
  return canonicalText({ kind, head: compared, stops: parties, dropoffs, totals })
}

function withoutMoney({ price: _, collect: __, agency: ___, tour: ____, ...party }: ComparedParty) {
  return party
}

/** JSON with the keys of every object in order. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
