import type { paymentPolicies } from '@tourdesk/contract/payments/paymentPolicies'
import type { payments } from '@tourdesk/contract/payments/payments'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { sendFile } from '../kernel/sendFile.ts'
import type { CardProvider } from '../outside/cards/cardProvider.ts'
import { exportChosenPayments, exportDuePayments } from './due/exportDuePayments.ts'
import { findDuePayments } from './due/findDuePayments.ts'
import type { FindReminders } from './due/findReminders.ts'
import { sumDuePayments } from './due/sumDuePayments.ts'
import { findMismatchLines } from './findMismatchLines.ts'
import { findPaymentPolicies } from './findPaymentPolicies.ts'
import { findRefunds } from './findRefunds.ts'
import { paymentLinks } from './paymentLinks.ts'
import { exportReceived } from './received/exportReceived.ts'
import { findReceived } from './received/findReceived.ts'
import { sumReceived } from './received/sumReceived.ts'
import { removePaymentPolicy } from './removePaymentPolicy.ts'
import { savePaymentPolicy } from './savePaymentPolicy.ts'

/** `cards` is null if no provider takes card payments. */
export function paymentRoutes(
  product: Product,
  cards: CardProvider | null,
  findReminders: FindReminders,
): Handlers<{ payments: typeof payments; paymentPolicies: typeof paymentPolicies }> {
  const reading = { linksOf: paymentLinks(product, cards), findReminders }
  return {
    paymentPolicies: {
      list: async (_, call) => ({ data: await findPaymentPolicies(call) }),
      create: ({ body }, call) => savePaymentPolicy(call, undefined, body),
      change: ({ params, body }, call) => savePaymentPolicy(call, params.id, body),
      async remove({ params }, call) {
        await removePaymentPolicy(call, params.id)
        return { _id: params.id }
      },
    },
    payments: {
      due: ({ query }, call) => findDuePayments(call, query, reading),
      dueSums: ({ query }, call) => sumDuePayments(call, query),
      async dueFile({ query }, call, { reply }) {
        sendFile(reply, await exportDuePayments(call, query, reading))
      },
      async chosenFile({ body }, call, { reply }) {
        sendFile(reply, await exportChosenPayments(call, body, reading))
      },
      received: ({ query }, call) => findReceived(call, query),
      receivedSums: async ({ query }, call) => ({ data: await sumReceived(call, query) }),
      async receivedFile({ query }, call, { reply }) {
        sendFile(reply, await exportReceived(call, query))
      },
      mismatches: ({ query }, call) => findMismatchLines(call, query),
      refunds: async ({ query }, call) => ({ data: await findRefunds(call, query) }),
    },
  }
}
