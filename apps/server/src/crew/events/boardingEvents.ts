import { sql } from 'kysely'
import { compiledByShape } from '../../kernel/compiled.ts'
import type { Question } from '../../kernel/question.ts'

/** What happened on units or to entries, oldest first. */
export function boardingEventsOf(
  asked: { units: readonly string[] } | { entries: readonly string[] },
): Question<StoredEvent[]> {
  return 'units' in asked
    ? events({ ids: [...asked.units] }, ['ofUnits'])
    : events({ ids: [...asked.entries] }, [])
}

const events = compiledByShape((db, { ids }: { ids: string[] }, shape) => {
  const column = shape.has('ofUnits') ? 'unit_id' : 'entry_id'
  return db
    .selectFrom('boarding_events')
    .select(['id', 'kind', 'unit_id', 'entry_id', 'count', 'undoes', 'note', 'amount', 'currency'])
    .select(['at', 'flags', 'operator_id', 'user_id', 'by_name'])
    .where(column, '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('at')
    .orderBy('id')
})

export type StoredEvent = ReturnType<ReturnType<typeof events>['read']>[number]
