import type { Fields } from '../activity/diffOf.ts'
import { type LoggedField, type LoggedValue, loggedFields, type OrderChange } from './orderChanges.ts'

/**
 * Changes of an order as the log stores them: its fields by name, entries' fields by entry, and tours by
 * entry.
 */
export interface StoredChanges {
  before: Fields
  after: Fields
  facts: { tours: Record<string, string> }
}

/** Converts an order's changes to the form of an event. */
export function storeChanges(changes: OrderChange[]): StoredChanges {
  const stored: StoredChanges = { before: {}, after: {}, facts: { tours: {} } }
  for (const { field, entry, tour, before, after } of changes) {
    if (entry !== null) stored.facts.tours[entry] = tour ?? ''
    put(stored.before, field, entry, before)
    put(stored.after, field, entry, after)
  }
  return stored
}

function put(fields: Fields, field: LoggedField, entry: string | null, value: LoggedValue): void {
  if (entry === null) fields[field] = value
  else fields[field] = { ...(fields[field] as Fields | undefined), [entry]: value }
}

/**
 * The changes in a log row, in their original order. Older rows store them as a list.
 */
export function readChanges(details: Record<string, unknown>): OrderChange[] {
  if (Array.isArray(details.changes)) return details.changes as OrderChange[]
  if (!('before' in details)) return []
  const { before = {}, after = {}, tours = {} } = details as Partial<StoredChanges> & StoredChanges['facts']
  const read = (field: LoggedField, entry: string | null, tour: string | null): OrderChange[] => {
    const [from, to] = [storedIn(before[field], entry), storedIn(after[field], entry)]
    return to === undefined ? [] : [{ field, entry, tour, before: from ?? null, after: to }]
  }
  return [
    ...loggedFields
      .filter((field) => !isOfEntry(field) && field !== 'total')
      .flatMap((f) => read(f, null, null)),
    ...Object.entries(tours).flatMap(([entry, tour]) =>
      loggedFields.filter(isOfEntry).flatMap((field) => read(field, entry, tour)),
    ),
    ...read('total', null, null),
  ]
}

function storedIn(stored: unknown, entry: string | null): LoggedValue | undefined {
  const value = entry === null ? stored : (stored as Fields | undefined)?.[entry]
  return value as LoggedValue | undefined
}

function isOfEntry(field: LoggedField): boolean {
  return field.startsWith('selectedTours.')
}
