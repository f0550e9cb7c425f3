import type { editLogs, orders } from '@tourdesk/contract/orders/orders'
import type { Person } from '@tourdesk/domain/access/actor'
import type { z } from 'zod'
import { noteExport } from '../activity/noteExport.ts'
import { findPurchasedTours } from '../entries/finding/findPurchasedTours.ts'
import { sumPurchasedTours } from '../entries/finding/sumPurchasedTours.ts'
import type { Call } from '../kernel/call.ts'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { sendFile } from '../kernel/sendFile.ts'
import type { CardProvider } from '../outside/cards/cardProvider.ts'
import { addPayment } from './addPayment.ts'
import { findAgencyOrders } from './agencyOrders.ts'
import { calculatePrice } from './calculatePrice.ts'
import { cancelOrder } from './cancelOrder.ts'
import { changeOrder } from './changeOrder.ts'
import { payByCredit } from './credits/payByCredit.ts'
import { findLink } from './customer/findLink.ts'
import { previewMail } from './customer/previewMail.ts'
import { renewLink } from './customer/renewLink.ts'
import { sendLink } from './customer/sendLink.ts'
import { exportAgencyOrders } from './exports/exportAgencyOrders.ts'
import { exportOperations } from './exports/exportOperations.ts'
import type { FindNoShows } from './exports/noShows.ts'
import { findCustomers } from './findCustomers.ts'
import { findHabits } from './findHabits.ts'
import { findLedger } from './findLedger.ts'
import { findLog } from './findLog.ts'
import { placeOrder } from './placeOrder.ts'
import { previewCancel } from './previewCancel.ts'
import { recordPayment } from './recordPayment.ts'
import { makeRefund, retryRefund } from './refunds.ts'
import { reverseEntry } from './reverseEntry.ts'
import { settlePayment } from './settlePayment.ts'
import { orderShower } from './showOrder.ts'
import { writeOff } from './writeOff.ts'

type Sent = z.output<typeof orders.change.body> & Partial<z.output<typeof orders.changePaid.body>>
type OrderHandlers = Handlers<{ orders: typeof orders; editLogs: typeof editLogs }>

/** `cards` is null if no provider takes card payments. */
export function orderRoutes(
  product: Product,
  cards: CardProvider | null,
  findNoShows: FindNoShows,
): OrderHandlers {
  const { show, open } = orderShower(product, cards)
  const change = async (call: Call<Person>, id: string, sent: Sent) => {
    const {
      updatedAt,
      overrideSeats,
      overrideReference,
      creditReason,
      oversell,
      sellClosed,
      holds,
      changePaid,
      agencyMode: _,
      ...draft
    } = sent
    const overrides = { overrideSeats, overrideReference, creditReason, oversell, sellClosed, holds }
    const undo = await changeOrder(call, id, draft, { readAt: updatedAt, ...overrides, changePaid })
    return { ...(await show(call, id)), undo }
  }
  return {
    orders: {
      agency: ({ query }, call) => findAgencyOrders(call, query),
      get: ({ params }, call) => open(call, params.id),
      habits: (_, call) => findHabits(call),
      customers: async ({ query }, call) => ({ data: await findCustomers(call, query.q) }),
      place: async ({ body }, call) => show(call, await placeOrder(call, body, body)),
      change: ({ params, body }, call) => change(call, params.id, body),
      changePaid: ({ params, body }, call) => change(call, params.id, body),
      changeByPost: ({ body: { _id, ...body } }, call) => change(call, _id, body),
      async cancel({ body }, call) {
        const undo = await cancelOrder(call, body, product)
        return { ...(await show(call, body.orderId)), undo }
      },
      cancelPreview: ({ params, body }, call) => previewCancel(call, params.id, body),
      async writeOff({ params, body }, call) {
        await writeOff(call, params.id, body)
        return show(call, params.id)
      },
      async addPayment({ params, body }, call) {
        await addPayment(call, params.id, body)
        return show(call, params.id)
      },
      async settlePayment({ params }, call) {
        await settlePayment(call, params.id, params.paymentId)
        return show(call, params.id)
      },
      async makeRefund({ params, body }, call) {
        await makeRefund(call, params.id, params.paymentId, body)
        return show(call, params.id)
      },
      async retryRefund({ params }, call) {
        await retryRefund(call, params.id, params.paymentId)
        return show(call, params.id)
      },
      ledger: ({ params }, call) => findLedger(call, params.id),
      async recordPayment({ params, body }, call) {
        await recordPayment(call, params.id, body)
        return show(call, params.id)
      },
      async payByCredit({ params, body }, call) {
        await payByCredit(call, params.id, body)
        return show(call, params.id)
      },
      reverseEntry: async ({ params, body }, call) => show(call, await reverseEntry(call, params.id, body)),
      link: ({ params }, call) => findLink(call, product, params.id),
      async renewLink({ params }, call) {
        await renewLink(call, params.id)
        return findLink(call, product, params.id)
      },
      linkMail: ({ params, query }, call) =>
        previewMail(call, product, params.id, { payment: query.payment ?? null, language: query.language }),
      async sendLink({ params, body }, call) {
        await sendLink(call, product, params.id, { ...body, language: body.language })
        return findLink(call, product, params.id)
      },
      calculatePrice: async ({ body }, call) => ({ calculatedPrices: await calculatePrice(call, body) }),
      purchasedTours: ({ query }, call) => findPurchasedTours(call, query),
      purchasedTourSums: ({ query }, call) => sumPurchasedTours(call, query),
      async exportPurchasedTours({ query }, call, { reply }) {
        const file = await exportOperations({ ...call, findNoShows }, query)
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
}
