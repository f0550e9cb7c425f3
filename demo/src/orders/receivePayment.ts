import type { Person } from '@tourdesk/domain/access/actor'
import { toDollars } from '@tourdesk/domain/money'
import { type OrderState, orderState, statusAfterPayment } from '@tourdesk/domain/orders/lifecycle'
import type { Instalment } from '@tourdesk/domain/payments/instalments'
import { type BookedOrder, keptOf, sumsOf } from '@tourdesk/domain/payments/ledger'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { announce, inTransaction, unchanged } from '@tourdesk/server/kernel/announce'
import type { Db, Tx } from '@tourdesk/server/kernel/database'
import type { Author } from '@tourdesk/server/kernel/eventReader'
import { newId } from '@tourdesk/server/kernel/newId'
import { everyOrder } from '@tourdesk/server/kernel/scope'
import { setStatuses } from '@tourdesk/server/orders/draft/store'
import { totalOf } from '@tourdesk/server/orders/saved/totalOf'
import { toPayments } from '@tourdesk/server/payments/applyPayments'
import { newSecret } from '@tourdesk/server/payments/cardAttempts'
import { cardCaller } from '@tourdesk/server/payments/cardCaller'
import { keepBooks } from '@tourdesk/server/payments/keepBooks'
import { findEntries } from '@tourdesk/server/payments/ledgerEntries'
import type { OrderTables } from '@tourdesk/server/schema/orderTables'
import type { Random } from '../random.ts'

const msPerDay = 86_400_000

/**
 * Records a payment of the whole amount or a first part, also in the order's log. Nothing is due while the
 * price is open.
 */
export async function receivePayment(
  db: Db,
  orderId: string,
  receipt: { share: 'paid' | 'partial'; bookedAt: Date; until: Date; random: Random; office: Person[] },
): Promise<void> {
  await inTransaction({ db }, async (tx) => {
    const asked = await paymentsOf(tx, orderId)
    const due = asked[0]
    if (!due) return unchanged(undefined)
    const order = await bookedOrder(tx, orderId)
    const { instalments } = order
    const settled_at = settledAt(receipt)
    const total = asked.reduce((sum, { amount }) => sum + amount, 0)
    // The first part is the deposit, if there is one.
    const received =
      receipt.share === 'paid' ? asked : [{ ...due, amount: firstPart(due.amount, instalments) }]
    if (received[0]?.amount === 0) return unchanged(undefined)
    for (const { id, action, amount } of received) {
      const transaction_number =
        action === 'agency' ? null : await payAtDesk(tx, { amount, currency: due.currency }, settled_at)
      await tx
        .withTables<OrderTables>()
        .updateTable('payments')
        .set({ amount, transaction_number })
        .where('id', '=', id)
        .execute()
    }
    const left = instalments.length > 0 ? 0 : total - received.reduce((sum, { amount }) => sum + amount, 0)
    if (left > 0) {
      const link_token = due.link_token && newSecret()
      const rest = { ...due, id: newId(), amount: left, link_token }
      await tx.withTables<OrderTables>().insertInto('payments').values(rest).execute()
    }
    const by = due.action === 'agency' ? receipt.random.pick(receipt.office) : cardCaller
    const state = await settle(tx, order, by, {
      ids: received.map(({ id }) => id),
      at: settled_at,
    })
    await setStatuses(tx, everyOrder, orderId, state, (status) =>
      statusAfterPayment(status, state.paymentStatus),
    )
    for (const payment of received) await writeDown(tx, payment, 'order.paymentPaid', by, settled_at)
  })
}

function firstPart(amount: number, instalments: readonly Instalment[]): number {
  return instalments.length > 0 ? amount : Math.round((amount * 0.4) / 100) * 100
}

/** The order as its ledger sees it. */
async function bookedOrder(
  tx: Tx,
  id: string,
): Promise<BookedOrder & { id: string; instalments: Instalment[] }> {
  const order = await tx
    .withTables<OrderTables>()
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isCanceled = order.status === 'canceled'
  const { currency, instalments, collects_fees: collectsFees } = order
  return {
    id,
    currency,
    instalments,
    collectsFees,
    isCanceled,
    price: isCanceled ? 0 : (totalOf(order) ?? 0),
  }
}

/** A payment at the test desk, so that the desk knows it when it's refunded; returns its number. */
async function payAtDesk(
  tx: Tx,
  { amount, currency }: { amount: number; currency: Currency },
  at: Date,
): Promise<string> {
  const { index } = await tx
    .insertInto('test_transactions')
    .values({
      kind: 'DEBIT',
      amount,
      currency,
      response: '000',
      authorization_number: demoAuthorization,
      reference: '',
      credits_index: null,
      handshake: null,
      created_at: at,
    })
    .returning('index')
    .executeTakeFirstOrThrow()
  return `test-${index}`
}

const demoAuthorization = '0100000'

/** Settles the refunds of an order that was canceled at least four days ago. */
export async function settleRefunds(db: Db, orderId: string, canceledAt: Date, now: Date): Promise<void> {
  const arrived = new Date(canceledAt.getTime() + 4 * msPerDay)
  if (arrived > now) return
  await inTransaction({ db }, async (tx) => {
    const payments = await paymentsOf(tx, orderId)
    const refunds = payments.filter(({ action, status }) => action === 'refund' && status === 'pending')
    const [first] = refunds
    if (!first) return unchanged(undefined)
    const order = { ...(await bookedOrder(tx, orderId)), currency: first.currency }
    await settle(tx, order, cardCaller, { ids: refunds.map(({ id }) => id), at: arrived })
    for (const refund of refunds) await writeDown(tx, refund, 'order.refundPaid', cardCaller, arrived)
  })
}

/** Marks payments as paid, as the provider or the office would, and returns the order's new statuses. */
async function settle(
  tx: Tx,
  order: BookedOrder & { id: string; instalments: Instalment[] },
  by: Author,
  { ids, at }: { ids: string[]; at: Date },
): Promise<OrderState> {
  const before = {
    payments: toPayments(await paymentsOf(tx, order.id)),
    entries: await findEntries(tx, everyOrder, order.id),
  }
  const author = { ...order, createdBy: by.kind === 'person' ? by.userId : null, now: at }
  const steps = ids.map((_id) => ({ kind: 'settle' as const, _id }))
  const { books } = await keepBooks(tx, everyOrder, author, before, steps)
  const { total } = sumsOf(books.entries, order.currency)
  return orderState({ ...order, total, kept: keptOf(books, order.currency) })
}

async function writeDown(
  tx: Tx,
  payment: { order_id: string; amount: number; currency: Currency },
  name: 'order.paymentPaid' | 'order.refundPaid',
  actor: Author,
  now: Date,
): Promise<void> {
  const {
    account_id,
    agent_id: agentId,
    order_number,
  } = await tx
    .withTables<OrderTables>()
    .selectFrom('orders')
    .select(['account_id', 'agent_id', 'order_number'])
    .where('id', '=', payment.order_id)
    .executeTakeFirstOrThrow()
  await announce(
    tx,
    { actor, now },
    {
      name,
      subject: { id: payment.order_id, name: String(order_number), accountId: account_id },
      agentId,
      days: [],
      facts: { amount: toDollars(payment.amount), currency: payment.currency },
    },
  )
}

function paymentsOf(tx: Tx, orderId: string) {
  return tx
    .withTables<OrderTables>()
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

/** Most customers pay at once, some within three days. */
function settledAt({ bookedAt, until, random }: { bookedAt: Date; until: Date; random: Random }): Date {
  const delay = random.chance(0.7) ? random.int(2, 30) * 60_000 : random.next() * 3 * msPerDay
  return new Date(Math.min(bookedAt.getTime() + delay, until.getTime()))
}
