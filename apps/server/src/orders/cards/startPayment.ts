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

/** How often one link may open the provider's page. */
const limit = { times: 30, minutes: 60 }

/** The first look for a payment whose notification is lost. */
const firstCheckMs = 10 * 60_000

/** The language of the page, and the customer's page if that's where the button was. */
export interface PaidFrom {
  language: PageLanguage
  from: 'order' | undefined
}

/**
 * Opens the provider's page for a charge and answers its address; null if there's nothing to pay, also because the
 * provider says only now that it was paid. Nothing is charged before the customer has typed a card there. Rejects with
 * {@link CardProviderError} if the provider gives no usable answer.
 */
export async function startPayment(
  product: Product,
  cards: CardProvider,
  { payment, order, guest, scope }: Payable,
  { language, from }: PaidFrom,
): Promise<string | null> {
  authorize(guest, 'checkout.pay')
  if (!isOpen(payment)) return null
  const { db, clock, origin } = product
  const now = clock.now()
  await takeAttempt(db, { key: `pay ${payment.id}`, ...limit }, now)
  const earlier = await findUnpaidAttempts(db, scope, payment.id)
  for (const attempt of earlier) await checkAttempt(product, cards, attempt)
  if (earlier.length > 0) {
    const again = await findPayable(db, payment.link_token ?? '')
    if (!again || !isOpen(again.payment)) return null
  }
  const opened = { id: newId(), reference: newSecret(), noticeKey: newSecret(), now }
  const back = `${origin}${payPath}/${payment.link_token}/back/${opened.id}`
  const onReturn = new URLSearchParams({ lang: language, ...(from && { from }) })
  const page = await cards.openPage({
    reference: opened.reference,
    amount: payment.amount,
    currency: payment.currency,
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
    await addAttempt(tx, scope, payment, opened)
    const dueAt = new Date(Date.now() + firstCheckMs)
    await addJob(tx, checkAttemptJob, { attemptId: opened.id, round: 1 }, opened.id, dueAt)
  })
  return page
}

function isOpen({ status }: Payable['payment']): boolean {
  return status === 'pending'
}
