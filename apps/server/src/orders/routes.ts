import { Problem } from '@tourdesk/contract/kernel/problem'
import type { editLogs, orders } from '@tourdesk/contract/orders'
import type { PersonCall } from '../kernel/call.ts'
import type { Handlers } from '../kernel/mount.ts'
import { calculatePrice } from './calculatePrice.ts'
import { cancelOrder } from './cancelOrder.ts'
import { changeOrder } from './changeOrder.ts'
import { findLog } from './findLog.ts'
import { placeOrder } from './placeOrder.ts'
import { presentOrder } from './present.ts'
import { findPurchasedTours } from './purchasedTours.ts'
import { findOrder } from './queries.ts'

export const orderRoutes: Handlers<{ orders: typeof orders; editLogs: typeof editLogs }> = {
  orders: {
    get: ({ params }, call) => showOrder(call, params.id),
    place: async ({ body }, call) => showOrder(call, await placeOrder(call, body, body.clientKey ?? null)),
    async change({ params, body }, call) {
      await changeOrder(call, params.id, body, body.updatedAt)
      return showOrder(call, params.id)
    },
    async cancel({ body }, call) {
      await cancelOrder(call, body.orderId, body.canRefund)
      return showOrder(call, body.orderId)
    },
    calculatePrice: async ({ body }, call) => ({ calculatedPrices: await calculatePrice(call, body) }),
    purchasedTours: ({ query }, call) => findPurchasedTours(call, query),
  },
  editLogs: { ofOrder: async ({ params }, call) => ({ data: await findLog(call, params.id) }) },
}

async function showOrder(call: PersonCall, id: string) {
  const stored = await findOrder(call, id)
  if (!stored) throw new Problem('not_found')
  return presentOrder(stored)
}
