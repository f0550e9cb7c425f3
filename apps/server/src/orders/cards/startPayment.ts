import type { Cents } from '@tourdesk/domain/money'
import type { PayChoice } from '@tourdesk/domain/payments/toPay'
import { withoutEvent } from '../../kernel/announce.ts'
import { takeAttempt } from '../../kernel/attempts.ts'
import { authorize } from '../../kernel/authorize.ts'
import { addJob } from '../../kernel/jobs.ts'
import { newId } from '../../kernel/newId.ts'
import type { Product } from '../../kernel/product.ts'
import type { CardProvider, PageLanguage } from '../../outside/cards/cardProvider.ts'
import { addAttempt, findUnpaidAttempts, newSecret } from '../../payments/cardAttempts.ts'
import { payPath } from '../../payments/paymentLinks.ts'
import { checkAttempt, checkAttemptJob } from './checkAttempt.ts'
import { findPayable, type Payable } from './findPayable.ts'

/** How often a link may open the provider's page. */
const limit = { times: 30, minutes: 60 }

/** The first look for a payment whose notification was lost. */
const firstCheckMs = 10 * 60_000

/** The button that was pressed: what it said, and where it was. */
export interface PaidFrom {
  language: PageLanguage
  /** `order` if it was on the customer's page. */
  from: 'order' | undefined
  choice: PayChoice
  /** The amount that the customer agreed to; null for pages from before buttons named it. */
  agreed: Cents | null
}

/**
 * Opens the provider's page for what's to be paid now, in one amount, and returns its address. Returns
 * `nothing` if there's nothing to pay, even if the provider only says so now, and `changed` if the customer
 * agreed to another amount. Nothing is charged before the customer enters a card there. Rejects with
 * {@link CardProviderError} if the provider gives no usable answer.
 */
export async function startPayment(
  product: Product,
  cards: CardProvider,
  payable: Payable,
  { language, from, choice, agreed }: PaidFrom,
): Promise<{ page: string } | 'nothing' | 'changed'> {
  const { payment, order, guest, scope } = payable
  authorize(guest, 'checkout.pay')
  if (!payable.toPay) return 'nothing'
  const { db, clock, origin } = product
  const now = clock.now()
  await takeAttempt(db, { key: `pay ${payment.id}`, ...limit }, now)
  const earlier = await findUnpaidAttempts(db, scope, order.id)
  for (const attempt of earlier) await checkAttempt(product, cards, attempt)
  const latest = earlier.length > 0 ? await findPayable(product, payment.link_token ?? '', choice) : payable
  if (!latest?.toPay) return 'nothing'
  const { amount, charges } = latest.toPay
  if (agreed !== null && agreed !== amount) return 'changed'
  const { currency } = latest.order
  const opened = { id: newId(), reference: newSecret(), noticeKey: newSecret(), now }
  const back = `${origin}${payPath}/${payment.link_token}/back/${opened.id}`
  const onReturn = new URLSearchParams({ lang: language, ...(from && { from }) })
  const page = await cards.openPage({
    reference: opened.reference,
    amount,
    currency,
    language,
    description: `Order ${order.order_number}`,
    payer: { name: guest.name, email: order.email, phone: order.mobile_phone },
    addresses: {
      success: `${back}/paid?${onReturn}`,
      failure: `${back}/failed?${onReturn}`,
      notice: `${origin}${payPath}/notice/${opened.noticeKey}`,
    },
  })
  await withoutEvent(product, async (tx) => {
    await addAttempt(
      tx,
      scope,
      { payment: charges[0]?._id ?? payment.id, order: order.id, amount, currency },
      opened,
    )
    const dueAt = new Date(Date.now() + firstCheckMs)
    await addJob(tx, checkAttemptJob, { attemptId: opened.id, round: 1 }, opened.id, dueAt)
  })
  return { page }
}
