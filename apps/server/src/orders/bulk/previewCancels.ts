import { Problem } from '@tourdesk/contract/kernel/problem'
import type { PreviewedCancel } from '@tourdesk/contract/orders/bulk'
import type { Person } from '@tourdesk/domain/access/actor'
import { isLocked } from '@tourdesk/domain/entries/entry'
import { ordersOfEntries } from '../../entries/ordersOfEntries.ts'
import type { Call } from '../../kernel/call.ts'
import { previewCancel } from '../previewCancel.ts'
import { findOrder, type StoredOrder } from '../queries.ts'
import { byTerms } from './cancelOnce.ts'
import { eachOrder } from './eachOrder.ts'

/** What canceling these entries would do to the money of each order, by its terms. Changes nothing. */
export async function previewCancels(call: Call<Person>, entries: string[]): Promise<PreviewedCancel[]> {
  const orders = await ordersOfEntries(call, entries)
  const outcomes = await eachOrder(
    entries.map((entry) => orders.get(entry) ?? entry),
    async (orderId) => {
      const stored = await findOrder(call, orderId)
      if (!stored) throw new Problem('not_found')
      const tours = toursToCancel(stored, entries)
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

/** The chosen tours of an order; null for the whole order, if no other tour of it is open. */
function toursToCancel({ entries }: StoredOrder, chosen: string[]): string[] | null {
  const isChosen = ({ id }: { id: string }) => chosen.includes(id)
  const open = entries.filter((entry) => !isLocked(entry))
  return open.length > 0 && open.every(isChosen) ? null : entries.filter(isChosen).map(({ id }) => id)
}
