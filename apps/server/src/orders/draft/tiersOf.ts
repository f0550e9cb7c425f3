import type { CancellationTier } from '@tourdesk/domain/payments/cancellationPolicy'
import type { Tx } from '../../kernel/database.ts'
import { tiersFor } from '../../payments/cancellation/tiersFor.ts'
import type { StoredOrder } from '../saved/queries.ts'
import type { CheckedDraft } from './toRows.ts'

/**
 * The cancellation terms of a draft's entries. An entry keeps those it was sold with, unless its tour or the
 * order's agency changes.
 */
export async function tiersOf(
  tx: Tx,
  { draft, agency }: CheckedDraft,
  saved?: StoredOrder,
): Promise<(readonly CancellationTier[])[]> {
  const tours = draft.selectedTours.map(({ tour }) => tour)
  const today = await tiersFor(tx, agency._id, tours)
  return draft.selectedTours.map(({ _id, tour }, index) => {
    const kept = saved?.entries.find(({ id, tour_id }) => id === _id && tour_id === tour)
    const isSameAgency = saved?.order.account_id === agency._id
    return kept && isSameAgency ? kept.cancellation_tiers : (today[index] ?? [])
  })
}
