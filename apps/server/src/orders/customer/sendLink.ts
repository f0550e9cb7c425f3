import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { maySendAgain } from '@tourdesk/domain/orders/customerLink'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { accept } from '../../kernel/decide.ts'
import type { Product } from '../../kernel/product.ts'
import { lockOrder } from '../saved/queries.ts'
import { subjectOf } from '../saved/subjectOf.ts'
import { insertLinkMail } from '../storeLinks.ts'
import { lastSent } from './findLink.ts'
import { type LinkChoice, linkMailer } from './linkMailer.ts'

/**
 * Mails the customer the link to an order, or to one of its pending charges. Locks the order, so that two
 * clicks take turns. Throws `not_found` (404), or 409: `mail_not_set_up`, `order_canceled`, `link_expired`,
 * `payment_not_open`, and `link_just_sent` unless `again` is true.
 */
export async function sendLink(
  call: Call<Person>,
  product: Pick<Product, 'origin' | 'env'>,
  orderId: string,
  { again, ...choice }: LinkChoice & { again: boolean },
): Promise<void> {
  authorize(call.actor, 'orders.change')
  const write = await linkMailer(call.db, product)
  await inTransaction(call, async (tx) => {
    const stored = await lockOrder(tx, call.scope, orderId)
    if (!stored) throw new Problem('not_found')
    const { language: _, ...mail } = write(stored, choice, call.now)
    const last = (await lastSent(tx, call.scope, orderId)).find((each) => each.payment === choice.payment)
    accept(maySendAgain(last ? { at: new Date(last.at), by: last.by } : null, call.now, again))
    const { recipient } = mail
    const { payment } = choice
    await insertLinkMail(tx, call.scope, { orderId, payment, recipient, by: call.actor.name, now: call.now })
    await announce(tx, call, {
      name: 'order.linkSent',
      ...subjectOf(stored),
      facts: { email: recipient },
      mail,
    })
  })
}
