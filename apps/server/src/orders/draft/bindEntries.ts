import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import type { OrderDraft } from '@tourdesk/domain/orders/order'

/**
 * Matches a form's entries with the saved ones: each `_id` must belong to this order, once. New entries can't
 * choose a status; a saved one sent without a status keeps its own. Throws `field_invalid` (400) for any
 * other `_id`.
 */
export function bindEntries(draft: OrderDraft, saved: Pick<EntryDraft, '_id' | 'status'>[] = []): OrderDraft {
  const statusOf = new Map(saved.map((entry) => [entry._id, entry.status]))
  const named = draft.selectedTours.map((entry) => entry._id)
  const issues = named.flatMap((id, index) => {
    const isOwn = id === undefined || (statusOf.has(id) && named.indexOf(id) === index)
    return isOwn ? [] : [{ field: `selectedTours.${index}._id`, code: 'field_invalid' as const }]
  })
  if (issues.length > 0) throw fieldProblem(issues)
  return {
    ...draft,
    selectedTours: draft.selectedTours.map((entry) =>
      entry._id === undefined
        ? { ...entry, status: undefined }
        : { ...entry, status: entry.status ?? statusOf.get(entry._id) },
    ),
  }
}
