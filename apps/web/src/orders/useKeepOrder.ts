import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { queries } from '../app/api.ts'

/** Takes over the version of an order that a call answered, and lets what tells of it ask again. */
export function useKeepOrder(): (order: Order) => void {
  const client = useQueryClient()
  return (order) => {
    client.setQueryData(queries.orders.get({ params: { id: order._id } }).queryKey, order)
    void client.invalidateQueries({ queryKey: ['orders', 'purchasedTours'] })
    void client.invalidateQueries({ queryKey: ['editLogs'] })
  }
}
