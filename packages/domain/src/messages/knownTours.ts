import type { Day } from '../calendar.ts'
import type { Language } from '../catalogue/vocabulary.ts'

/** What a customer knows about one tour of an order. */
export interface KnownTour {
  entry: string
  /** Missing in records made before the field existed. */
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

/** What has changed in a tour since the customer was notified about it. */
export interface TourChange {
  kind: 'added' | 'removed' | 'changed'
  /** The current tour, or the former one if it was removed. */
  tour: KnownTour
  fields: readonly ChangedField[]
}

/** The fields that a message about a changed order covers. */
export const orderFields = ['tour', 'date', 'place', 'time', 'people', 'language'] as const
/** The fields that a message about a changed pickup covers. */
export const pickupFields = ['time', 'place', 'vehicle'] as const
export type ChangedField = (typeof orderFields)[number] | (typeof pickupFields)[number]

/**
 * The differences in the given fields between what the customer knows and the current tours; empty if there
 * are none.
 */
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
  // A renamed tour is the same tour.
  if (field === 'tour' && a.tourId && b.tourId) return a.tourId === b.tourId
  // An unknown vehicle was never announced, and a party without one will get another.
  if (field === 'vehicle') return a.vehicle === '' || b.vehicle === '' || a.vehicle === b.vehicle
  if (field === 'place') return a.place === b.place && a.address === b.address
  return a[field] === b[field]
}

/** What the customer knows after a message about one tour. */
export function knownAfter(known: readonly KnownTour[], told: KnownTour): KnownTour[] {
  return known.some(({ entry }) => entry === told.entry)
    ? known.map((tour) => (tour.entry === told.entry ? told : tour))
    : [...known, told]
}

/**
 * What the customer knows after a change of the order that isn't sent to them: everything but the pickups,
 * which have their own messages.
 */
export function knownQuietly(known: readonly KnownTour[], now: readonly KnownTour[]): KnownTour[] {
  return now.map((tour) => {
    const was = known.find(({ entry }) => entry === tour.entry)
    if (!was || was.date !== tour.date) return tour
    const { time, place, address, vehicle } = was
    return { ...tour, time, place, address, vehicle }
  })
}
