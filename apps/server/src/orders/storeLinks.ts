import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/newId.ts'
import type { Scope } from '../kernel/scope.ts'
import { newSecret } from '../payments/cardAttempts.ts'
import { changeRows, insertRows } from '../schema/orderTables.ts'

/** Gives an order another link; the old one stops working. */
export async function replaceLink(tx: Tx, scope: Scope, orderId: string): Promise<void> {
  await changeRows(tx, scope, 'orders').set({ link_token: newSecret() }).where('id', '=', orderId).execute()
}

/** Records who mailed which link to whom; without a payment it's the order's link. */
export async function insertLinkMail(
  tx: Tx,
  scope: Scope,
  mail: { orderId: string; payment: string | null; recipient: string; by: string; now: Date },
): Promise<void> {
  await insertRows(tx, scope, 'link_mails', [
    {
      id: newId(),
      order_id: mail.orderId,
      payment_id: mail.payment,
      recipient: mail.recipient,
      sent_by: mail.by,
      sent_at: mail.now,
    },
  ]).execute()
}
