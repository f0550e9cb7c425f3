import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { isMaskedPassport } from '@tourdesk/domain/activity/mask'
import { queries } from '../app/api.ts'
import { withPassport } from './withPassport.ts'

/**
 * Stores the order that a call returned, and reloads everything that shows it. Calls return only the end of
 * the passport number: if it matches the full one on the page, that one is kept, otherwise the order is
 * loaded again.
 */
export function useKeepOrder(): (order: Order) => void {
  const client = useQueryClient()
  return (order) => {
    const { queryKey } = queries.orders.get({ params: { id: order._id } })
    const opened = client.getQueryData<Order>(queryKey)?.userInformation.passportNumber ?? ''
    const kept = withPassport(order, opened)
    client.setQueryData(queryKey, kept)
    if (isMaskedPassport(kept.userInformation.passportNumber)) void client.invalidateQueries({ queryKey })
    void client.invalidateQueries({ queryKey: ['orders', 'purchasedTours'] })
    void client.invalidateQueries({ queryKey: ['orders', 'ledger'] })
    void client.invalidateQueries({ queryKey: ['credits'] })
    void client.invalidateQueries({ queryKey: ['editLogs'] })
  }
}
