import type { bulk } from '@tourdesk/contract/orders/bulk'
import { noteExport } from '../../activity/noteExport.ts'
import { ordersOfEntries } from '../../entries/ordersOfEntries.ts'
import type { Handlers } from '../../kernel/mount.ts'
import { sendFile } from '../../kernel/sendFile.ts'
import { exportChosen } from '../exports/exportOperations.ts'
import type { FindNoShows } from '../exports/noShows.ts'
import { assignAgent } from './assignAgent.ts'
import { cancelOnce } from './cancelOnce.ts'
import { eachOrder, type Outcome } from './eachOrder.ts'
import { markTours } from './markTours.ts'
import { previewCancels } from './previewCancels.ts'
import { recordPayments } from './recordPayments.ts'

/** The actions on several orders of a list at once. */
export function bulkRoutes(findNoShows: FindNoShows): Handlers<{ bulk: typeof bulk }> {
  return {
    bulk: {
      async mark({ body: { status, entries } }, call) {
        const orders = await ordersOfEntries(call, entries)
        const outcomes = await eachOrder(
          entries.map((entry) => orders.get(entry) ?? entry),
          (orderId) => markTours(call, orderId, entries, status),
        )
        return { data: outcomes.map(toChanged) }
      },
      async assign({ body: { agent, orders } }, call) {
        return { data: (await eachOrder(orders, (id) => assignAgent(call, id, agent))).map(toChanged) }
      },
      previewCancel: async ({ body: { entries } }, call) => ({ data: await previewCancels(call, entries) }),
      async cancel({ body: { orders, clientKey } }, call) {
        const wanted = new Map(orders.map((order) => [order.orderId, order]))
        const outcomes = await eachOrder([...wanted.keys()], (orderId) =>
          cancelOnce(call, wanted.get(orderId)!, clientKey),
        )
        return { data: outcomes.map(toChanged) }
      },
      async recordPayments({ body }, call) {
        const outcomes = await recordPayments(call, body)
        return { data: outcomes.map(({ result: _, ...outcome }) => ({ ...outcome, undo: null })) }
      },
      async export({ body: { entries, locale } }, call, { reply }) {
        const file = await exportChosen({ ...call, findNoShows }, entries, locale)
        await noteExport(call, 'operations', { chosen: entries.length, locale })
        sendFile(reply, file)
      },
    },
  }
}

function toChanged({ result, ...outcome }: Outcome<string | null>) {
  return { ...outcome, undo: result }
}
