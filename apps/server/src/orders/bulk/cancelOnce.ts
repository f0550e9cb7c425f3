import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../../kernel/call.ts'
import { cancelOrder } from '../cancelOrder.ts'
import type { CancelRequest } from '../money/planCancel.ts'

/** When several orders are canceled, each follows its own terms, and no unpaid fee is collected. */
export const byTerms: CancelRequest = {
  canRefund: true,
  terms: 'policy',
  collectFees: false,
  refundTo: 'source',
}

/**
 * Cancels one of several orders by its terms, as its preview showed. Does nothing if a call with the same key
 * canceled it before. Throws what `cancelOrder` throws.
 * @returns how to undo it, if it can be undone
 */
export async function cancelOnce(
  call: Call<Person>,
  { entries, ...canceling }: { orderId: string; entries: string[] | null; hash: string; updatedAt: string },
  clientKey: string,
): Promise<string | null> {
  try {
    return await cancelOrder(call, {
      ...byTerms,
      ...canceling,
      ...(entries && { entries }),
      batch: clientKey,
    })
  } catch (error) {
    const isCanceled =
      error instanceof Problem &&
      ['order_already_canceled', 'entry_canceled', 'changed_by_another'].includes(error.code)
    if (isCanceled && (await wasCanceledBy(call, canceling.orderId, clientKey))) return null
    throw error
  }
}

/** True if the log says that the order was canceled with this key. */
async function wasCanceledBy({ db }: Call<Person>, orderId: string, clientKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('id')
    .where('entity_kind', '=', 'Order')
    .where('entity_id', '=', orderId)
    .where('action', 'in', ['canceled', 'status changed'])
    .where((eb) => eb(eb.ref('details', '->>').key('batch'), '=', clientKey))
    .executeTakeFirst()
  return row !== undefined
}
