import type { Day } from '../calendar.ts'
import type { Language } from '../catalogue/vocabulary.ts'

/** What a customer knows of one tour of an order. */
export interface KnownTour {
  entry: string
  /** Left out of what was noted before there was one. */
  tourId?: string
  tour: string
  date: Day
  time: string | null
  place: string
  address: string
  people: number
  language: Language | null
  /** The plate or the supplier; empty without a vehicle. */
  vehicle: string
}

/** What of a tour changed since the customer heard of it. */
export interface TourChange {
  kind: 'added' | 'removed' | 'changed'
  /** As it is now, or was. */
  tour: KnownTour
  fields: readonly ChangedField[]
}

/** What an order's change is about. */
export const orderFields = ['tour', 'date', 'place', 'time', 'people', 'language'] as const
/** What a pickup's change is about. */
export const pickupFields = ['time', 'place', 'vehicle'] as const
export type ChangedField = (typeof orderFields)[number] | (typeof pickupFields)[number]

/** What changed between what the customer knows and what holds, in the given respects; empty for nothing. */
export function changesSince(
  known: readonly KnownTour[],
  now: readonly KnownTour[],
  fields: readonly ChangedField[],
): TourChange[] {
  const before = new Map(known.map((tour) => [tour.entry, tour]))
  const after = new Set(now.map(({ entry }) => entry))
  return [
    ...now.flatMap((tour): TourChange[] => {
      const was = before.get(tour.entry)
      if (!was) return [{ kind: 'added', tour, fields: [] }]
      const changed = fields.filter((field) => !isSame(field, was, tour))
      return changed.length > 0 ? [{ kind: 'changed', tour, fields: changed }] : []
    }),
    ...known
      .filter(({ entry }) => !after.has(entry))
      .map((tour): TourChange => ({ kind: 'removed', tour, fields: [] })),
  ]
}

function isSame(field: ChangedField, a: KnownTour, b: KnownTour): boolean {
  // A tour that got another name is the same tour.
  if (field === 'tour' && a.tourId && b.tourId) return a.tourId === b.tourId
  // Nobody was told of a vehicle that wasn't known, and a party without one gets another.
  if (field === 'vehicle') return a.vehicle === '' || b.vehicle === '' || a.vehicle === b.vehicle
  if (field === 'place') return a.place === b.place && a.address === b.address
  return a[field] === b[field]
}

/** What the customer knows once they heard of one tour. */
export function knownAfter(known: readonly KnownTour[], told: KnownTour): KnownTour[] {
  return known.some(({ entry }) => entry === told.entry)
    ? known.map((tour) => (tour.entry === told.entry ? told : tour))
    : [...known, told]
}

/**
 * What the customer knows once the order changed and they aren't written to about that: everything but the pickups,
 * which they're written to about apart.
 */
export function knownQuietly(known: readonly KnownTour[], now: readonly KnownTour[]): KnownTour[] {
  return now.map((tour) => {
    const was = known.find(({ entry }) => entry === tour.entry)
    if (!was || was.date !== tour.date) return tour
    const { time, place, address, vehicle } = was
    return { ...tour, time, place, address, vehicle }
  })
}
