import { Problem } from '@tourdesk/contract/kernel/problem'
import type { LinkMail } from '@tourdesk/contract/orders/checkout'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Product } from '../../kernel/product.ts'
import { findOrder } from '../saved/queries.ts'
import { lastSent } from './findLink.ts'
import { type LinkChoice, linkMailer } from './linkMailer.ts'

/** The mail that `sendLink` would send now. Throws the same, except `link_just_sent`. */
export async function previewMail(
  call: Call,
  product: Pick<Product, 'origin' | 'env'>,
  orderId: string,
  choice: LinkChoice,
): Promise<LinkMail> {
  authorize(call.actor, 'orders.change')
  const stored = await findOrder(call, orderId)
  if (!stored) throw new Problem('not_found')
  const write = await linkMailer(call.db, product)
  const { recipient, subject, text, language } = write(stored, choice, call.now)
  const sent = await lastSent(call.db, call.scope, orderId)
  const last = sent.find(({ payment }) => payment === choice.payment) ?? null
  return { recipient, subject, text, language, lastSent: last }
}
