import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { queries } from '../app/api.ts'

/** Stores the order that a call returned, and reloads everything that shows it. */
export function useKeepOrder(): (order: Order) => void {
  const client = useQueryClient()
  return (order) => {
    client.setQueryData(queries.orders.get({ params: { id: order._id } }).queryKey, order)
    void client.invalidateQueries({ queryKey: ['orders', 'purchasedTours'] })
    void client.invalidateQueries({ queryKey: ['orders', 'ledger'] })
    void client.invalidateQueries({ queryKey: ['credits'] })
    void client.invalidateQueries({ queryKey: ['editLogs'] })
  }
}
