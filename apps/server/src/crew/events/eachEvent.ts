import type { EventOutcomes } from '@tourdesk/contract/crew/crewEvents'
import type { Db } from '../../kernel/database.ts'
import { known, type Outcome, refused } from './roadEvent.ts'

/** Parses a sent event. */
interface Shape<Event> {
  safeParse(sent: unknown): { success: true; data: Event } | { success: false }
}

/**
 * Takes events one by one, each in its own transaction, so that a bad one doesn't block the others. Those
 * already stored are `known`.
 */
export async function eachEvent<Event extends { _id: string }>(
  { db, now }: { db: Db; now: Date },
  sent: readonly Record<string, unknown>[],
  shape: Shape<Event>,
  take: (event: Event) => Promise<Outcome>,
): Promise<EventOutcomes> {
  const read = sent.map((event) => ({ event, parsed: shape.safeParse(event) }))
  const before = await knownIds(
    db,
    read.flatMap(({ parsed }) => (parsed.success ? [parsed.data._id] : [])),
  )
  const data: EventOutcomes['data'] = []
  for (const { event, parsed } of read) {
    const _id = typeof event._id === 'string' ? event._id : ''
    if (!parsed.success) data.push({ _id, ...refused('field_invalid') })
    else if (before.has(parsed.data._id)) data.push({ _id, ...known })
    else data.push({ _id, ...(await take(parsed.data)) })
  }
  return { now: now.toISOString(), data }
}

async function knownIds(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('boarding_events')
    .select('id')
    .where('id', 'in', ids)
    .union(db.selectFrom('crew_replies').select('id').where('id', 'in', ids))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
