import type { PartyFact, UnitFact } from './dayFacts.ts'
import type { FoundEntry, Subjects } from './finding.ts'

/** The subjects of a finding about a vehicle unit. */
export function aboutUnit({ _id, tour, tourDate, time }: UnitFact): Subjects {
  return { tour, tourDate, tourCar: _id, time, entries: [], operators: [] }
}

/** The subjects of a finding about entries of one departure; the time is their first pickup. */
export function aboutParties(parties: readonly PartyFact[]): Subjects {
  const [first] = parties
  return {
    tour: first?.tour ?? null,
    tourDate: first?.tourDate ?? null,
    tourCar: null,
    time: firstTime(parties),
    entries: distinctEntries(parties),
    operators: [],
  }
}

/** The parties of each departure. */
export function byDeparture(parties: readonly PartyFact[]): PartyFact[][] {
  return [...Map.groupBy(parties, ({ tour, tourDate }) => `${tourDate} ${tour._id}`).values()]
}

/** The parties of each order. */
export function byOrder(parties: readonly PartyFact[]): PartyFact[][] {
  return [...Map.groupBy(parties, ({ orderId }) => orderId).values()]
}

/** The earliest time, null if none is known. */
export function firstTime(of: readonly { time: string | null }[]): string | null {
  return of.flatMap(({ time }) => time ?? []).toSorted()[0] ?? null
}

/** Each entry once, by order number. */
export function distinctEntries(entries: readonly FoundEntry[]): FoundEntry[] {
  const byId = new Map(
    entries.map(({ _id, orderId, orderNumber }) => [_id, { _id, orderId, orderNumber }] as const),
  )
  return [...byId.values()].toSorted((a, b) => a.orderNumber - b.orderNumber || (a._id < b._id ? -1 : 1))
}
