import type { MessageEvent } from '@tourdesk/domain/messages/vocabulary'
import type { Db, Tx } from '../kernel/database.ts'

/** A message about an entry that was sent or will be. */
export interface Live {
  id: string
  event: MessageEvent
  content: string
}

/** The messages about entries that were sent or will be, newest first, except free texts. */
export async function liveOf(db: Db | Tx, entries: readonly string[]): Promise<Map<string, Live[]>> {
  if (entries.length === 0) return new Map()
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'event', 'content', 'entry_id'])
    .where('entry_id', 'in', entries)
    .where('event', '!=', 'free')
    .where('state', 'not in', ['canceled', 'suppressed'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return Map.groupBy(rows, ({ entry_id }) => entry_id ?? '')
}
