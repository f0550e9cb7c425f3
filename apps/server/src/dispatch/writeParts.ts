import type { Part } from '@tourdesk/domain/dispatch/parts'
import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { nextVersion } from '../kernel/versions.ts'

/** The new seating of an entry. */
export interface Seating {
  entry: string
  departure: string
  /** In the order they were made; empty if nobody has a seat. */
  parts: readonly Part[]
  splitChanged: boolean
}

/**
 * Writes the seating of entries, and is the only function that does. The caller has locked the departure, the
 * orders and the units, and settles the units afterwards.
 */
export async function writeParts(tx: Tx, seatings: readonly Seating[], now: Date): Promise<void> {
  if (seatings.length === 0) return
  const gone = await tx
    .deleteFrom('unit_parts')
    .where(
      'entry_id',
      'in',
      seatings.map(({ entry }) => entry),
    )
    .returning(['entry_id', 'updated_at'])
    .execute()
  const last = new Map(gone.map(({ entry_id, updated_at }) => [entry_id, updated_at]))
  const rows = seatings.flatMap(({ entry, departure, parts, splitChanged }) =>
    parts.map(({ _id, participants }, position) => ({
      entry_id: entry,
      unit_id: _id,
      tour_event_id: departure,
      position,
      participants: JSON.stringify(participants),
      split_changed: splitChanged,
      updated_at: laterThan(last.get(entry), now),
    })),
  )
  if (rows.length > 0) await insertInto(tx, 'unit_parts', rows).execute()
}

function laterThan(last: Date | undefined, now: Date): Date {
  return last ? nextVersion(last, now) : now
}
