import { toDollars } from '@tourdesk/domain/money'
import { paymentProvider } from '@tourdesk/domain/payments/vocabulary'
import type { Selectable } from 'kysely'
import { announce, inTransaction, unchanged, withoutEvent } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { addJob } from '../../kernel/jobs.ts'
import type { Product } from '../../kernel/product.ts'
import { everyOrder } from '../../kernel/scope.ts'
import {
  type CardProvider,
  CardProviderError,
  type CardTransaction,
} from '../../outside/cards/cardProvider.ts'
import { cardCaller } from '../../payments/cardCaller.ts'
import { changeRefund, claimRefund } from '../../payments/changeRefund.ts'
import { keepTransactionDay } from '../../payments/keepTransactionDay.ts'
import { refundToCardJob } from '../../payments/refundToCardJob.ts'
import type { Payments } from '../../schema/orders.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { booksOf } from '../money/booksOf.ts'
import { changePayments } from '../money/changePayments.ts'
import { findOrder, lockOrder, type StoredOrder } from '../saved/queries.ts'
import { subjectOf } from '../saved/subjectOf.ts'
import { refundReference } from './refundReference.ts'

type Payment = Selectable<Payments>

/**
 * How long a refund with an unknown outcome waits until it must be in the provider's report, if it was made.
 */
const unknownForMs = 15 * 60_000

/**
 * Job: makes a promised refund through the provider and marks it as paid, or logs the refusal. Nothing is
 * refunded twice: each run first checks whether the provider has the refund already, and after an unclear
 * answer the next run waits until the provider's report must show it.
 */
export async function refundToCard(
  product: Pick<Product, 'db' | 'clock'>,
  cards: CardProvider | null,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const refund = await findPayment(product, paymentId)
  const paid = refund?.refunds_id ? await findPayment(product, refund.refunds_id) : undefined
  if (refund?.status !== 'pending' || refund.provider !== paymentProvider || !paid) return
  if (refund.refused_at !== null) return
  if (!cards) return fail(product, refund, 'no_terminal')
  const gone = await findRefund(cards, refund)
  if (gone) return settle(product, refund, gone)
  const charge = paid.transaction_number === null ? null : await cards.find(paid.transaction_number)
  if (!charge || !paid.transaction_number) return fail(product, refund, 'transaction_unknown')
  const now = product.clock.now()
  const before = new Date(now.getTime() - unknownForMs)
  const isFirst = await withoutEvent({ db: product.db }, (tx) =>
    claimRefund(tx, everyOrder, refund.id, { now, before }),
  )
  if (!isFirst) return lookLater(product, refund)
  const stored = await findOrder({ db: product.db, scope: everyOrder }, refund.order_id)
  try {
    await cards.refund({
      of: paid.transaction_number,
      authorization: charge.authorization,
      reference: refundReference(refund.id),
      amount: refund.amount,
      currency: refund.currency,
      description: `Refund ${stored?.order.order_number ?? ''}`,
    })
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    if (error.code === 'refused') return fail(product, refund, error.response ?? error.code)
    return lookLater(product, refund)
  }
  const made = await findRefund(cards, refund).catch(() => null)
  return made ? settle(product, refund, made) : lookLater(product, refund)
}

async function findRefund(cards: CardProvider, refund: Payment): Promise<CardTransaction | null> {
  const rows = await cards.findByReference(refundReference(refund.id), refund.created_at)
  return rows.find(({ kind, isApproved }) => kind === 'refund' && isApproved) ?? null
}

function lookLater({ db }: Pick<Product, 'db'>, { id }: Payment): Promise<void> {
  return addJob(db, refundToCardJob, { paymentId: id }, id, new Date(Date.now() + unknownForMs))
}

function findPayment({ db }: Pick<Product, 'db'>, id: string): Promise<Payment | undefined> {
  return scopedRows(db, everyOrder).payments().selectAll().where('id', '=', id).executeTakeFirst()
}

/** Marks a refund as paid out, only once however often it's found. */
function settle(product: Pick<Product, 'db' | 'clock'>, refund: Payment, transaction: CardTransaction) {
  return withOrder(product, refund, async (tx, call, stored) => {
    const books = await booksOf(tx, call.scope, stored)
    const settled = { kind: 'settle' as const, _id: refund.id, transaction: transaction.number }
    const [first, ...more] = await changePayments(tx, call, stored, books, [settled])
    await keepTransactionDay(tx, call.scope, transaction)
    if (first) await announce(tx, call, first, ...more)
  })
}

function fail(product: Pick<Product, 'db' | 'clock'>, refund: Payment, response: string) {
  return withOrder(product, refund, async (tx, call, stored) => {
    await changeRefund(tx, call.scope, refund.id, { refused_at: call.now, refusal: response, sent_at: null })
    await announce(tx, call, {
      name: 'order.refundFailed',
      ...subjectOf(stored),
      facts: { amount: toDollars(refund.amount), currency: refund.currency, response },
    })
  })
}

/** Works on the locked order of a refund that's still pending; does nothing for any other. */
async function withOrder(
  { db, clock }: Pick<Product, 'db' | 'clock'>,
  refund: Payment,
  work: (tx: Tx, call: Call, stored: StoredOrder) => Promise<void>,
): Promise<void> {
  authorize(cardCaller, 'orders.settle')
  const call = { actor: cardCaller, scope: everyOrder, now: clock.now(), db }
  await inTransaction(call, async (tx) => {
    const stored = await lockOrder(tx, call.scope, refund.order_id)
    const row = stored?.payments.find(({ id }) => id === refund.id)
    if (!stored || row?.status !== 'pending') return unchanged(undefined)
    return work(tx, call, stored)
  })
}
