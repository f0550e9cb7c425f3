import { Problem } from '@tourdesk/contract/kernel/problem'
import type { editLogs, orders } from '@tourdesk/contract/orders/orders'
import { can, isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import type { z } from 'zod'
import { noteExport } from '../activity/noteExport.ts'
import { findPurchasedTours } from '../entries/purchasedTours.ts'
import type { Call } from '../kernel/call.ts'
import type { Handlers } from '../kernel/mount.ts'
import { sendFile } from '../kernel/sendFile.ts'
import { addPayment } from './addPayment.ts'
import { findAgencyOrders } from './agencyOrders.ts'
import { calculatePrice } from './calculatePrice.ts'
import { cancelOrder } from './cancelOrder.ts'
import { changeOrder } from './changeOrder.ts'
import { exportAgencyOrders } from './exports/exportAgencyOrders.ts'
import { exportOperations } from './exports/exportOperations.ts'
import { findLedger } from './findLedger.ts'
import { findLog } from './findLog.ts'
import { notePassportOpened } from './notePassportOpened.ts'
import { placeOrder } from './placeOrder.ts'
import { forMainAccount, presentOrder } from './present.ts'
import { findOrder, type StoredOrder } from './queries.ts'
import { recordPayment } from './recordPayment.ts'
import { reverseEntry } from './reverseEntry.ts'
import { settlePayment } from './settlePayment.ts'

export const orderRoutes: Handlers<{ orders: typeof orders; editLogs: typeof editLogs }> = {
  orders: {
    agency: ({ query }, call) => findAgencyOrders(call, query),
    get: ({ params }, call) => openOrder(call, params.id),
    place: async ({ body }, call) => showOrder(call, await placeOrder(call, body, body.clientKey ?? null)),
    change: ({ params, body }, call) => change(call, params.id, body),
    changeByPost: ({ body: { _id, ...body } }, call) => change(call, _id, body),
    async cancel({ body }, call) {
      await cancelOrder(call, body.orderId, body.canRefund, body.updatedAt)
      return showOrder(call, body.orderId)
    },
    async addPayment({ params, body }, call) {
      await addPayment(call, params.id, body.amount)
      return showOrder(call, params.id)
    },
    async settlePayment({ params }, call) {
      await settlePayment(call, params.id, params.paymentId)
      return showOrder(call, params.id)
    },
    ledger: ({ params }, call) => findLedger(call, params.id),
    async recordPayment({ params, body }, call) {
      await recordPayment(call, params.id, body)
      return showOrder(call, params.id)
    },
    reverseEntry: async ({ params, body }, call) =>
      showOrder(call, await reverseEntry(call, params.id, body)),
    calculatePrice: async ({ body }, call) => ({ calculatedPrices: await calculatePrice(call, body) }),
    purchasedTours: ({ query }, call) => findPurchasedTours(call, query),
    async exportPurchasedTours({ query }, call, { reply }) {
      const file = await exportOperations(call, query)
      await noteExport(call, 'operations', query)
      sendFile(reply, file)
    },
    async exportAgencyOrders({ query }, call, { reply }) {
      const file = await exportAgencyOrders(call, query)
      await noteExport(call, 'agencyOrders', query)
      sendFile(reply, file)
    },
  },
  editLogs: { ofOrder: async ({ params }, call) => ({ data: await findLog(call, params.id) }) },
}

async function change(
  call: Call<Person>,
  id: string,
  { updatedAt, agencyMode: _told, ...draft }: z.output<typeof orders.change.body>,
) {
  await changeOrder(call, id, draft, updatedAt)
  return showOrder(call, id)
}

/** Opens the order, and with it the customer's passport number. */
async function openOrder(call: Call<Person>, id: string) {
  const stored = await findOrder(call, id)
  if (!stored) throw new Problem('not_found')
  await notePassportOpened(call, stored)
  return presentFor(call, stored)
}

async function showOrder(call: Call<Person>, id: string) {
  const stored = await findOrder(call, id)
  if (!stored) throw new Problem('not_found')
  return presentFor(call, stored)
}

function presentFor(call: Call<Person>, stored: StoredOrder) {
  const order = presentOrder(stored, can(call.actor, 'dispatch.read'))
  return isAgencyMode(call.actor) ? order : forMainAccount(order, stored)
}
