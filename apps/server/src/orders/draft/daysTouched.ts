import type { Day } from '@tourdesk/domain/calendar'
import { daysOf, daysOfDraft } from '../saved/daysOf.ts'
import type { StoredOrder } from '../saved/queries.ts'
import type { CheckedDraft } from './toRows.ts'

/** The order's old and new days. */
export function daysTouched({ entries }: StoredOrder, { draft }: CheckedDraft): Day[] {
  return [...new Set([...daysOf(entries), ...daysOfDraft(draft)])]
}
