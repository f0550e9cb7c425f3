import { Problem } from '@tourdesk/contract/kernel/problem'
import type { PreviewedCancel } from '@tourdesk/contract/orders/bulk'
import type { Person } from '@tourdesk/domain/access/actor'
import { ordersOfEntries } from '../../entries/ordersOfEntries.ts'
import type { Call } from '../../kernel/call.ts'
import { previewCancel } from '../previewCancel.ts'
import { findOrder } from '../saved/queries.ts'
import { byTerms } from './cancelOnce.ts'
import { eachOrder } from './eachOrder.ts'
import { toursToCancel } from './toursToCancel.ts'

/** What canceling these entries would do to the money of each order, by its terms. Changes nothing. */
export async function previewCancels(call: Call<Person>, entries: string[]): Promise<PreviewedCancel[]> {
  const orders = await ordersOfEntries(call, entries)
  const outcomes = await eachOrder(
    entries.map((entry) => orders.get(entry) ?? entry),
    async (orderId) => {
      const stored = await findOrder(call, orderId)
      if (!stored) throw new Problem('not_found')
      const tours = toursToCancel(stored.entries, entries)
      const preview = await previewCancel(call, orderId, { ...byTerms, ...(tours && { entries: tours }) })
      return { entries: tours, preview, updatedAt: stored.order.updated_at.toISOString() }
    },
  )
  return outcomes.map(({ result, ...outcome }) => ({
    ...outcome,
    entries: result?.entries ?? null,
    preview: result?.preview ?? null,
    updatedAt: result?.updatedAt ?? null,
  }))
}
