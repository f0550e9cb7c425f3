import { findMismatches } from '@tourdesk/domain/orders/findMismatches'
import { keptOf, sumsOf } from '@tourdesk/domain/payments/ledger'
import { isPaidWhole } from '@tourdesk/domain/payments/listedMoney'
import { earliestTourDate } from '@tourdesk/domain/payments/refund'
import { sql } from 'kysely'
import { accountedOrder, findAccounted } from '../../agencyAccounts/entryPostings.ts'
import { withoutEvent } from '../../kernel/announce.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { toPayments } from '../../payments/applyPayments.ts'
import { dueOn, isAsked } from '../../payments/dueOn.ts'
import { type FoundMismatch, keepMismatches } from '../../payments/keepMismatches.ts'
import { toEntry } from '../../payments/ledgerEntries.ts'
import { sumCredits } from '../../payments/sumCredits.ts'
import { toSharingTour } from '../../payments/toSharingTour.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { totalOf } from '../saved/totalOf.ts'

const batchSize = 500

/** Compares every order with its ledger, in batches and without locking any. */
export async function checkLedgers(
  { db, clock }: Pick<Product, 'db' | 'clock'>,
  size = batchSize,
): Promise<void> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after !== undefined) after = await checkBatch(db, clock.now(), after, size)
}

/** Compares one batch and returns its last order; undefined if there was none. */
async function checkBatch(db: Db, now: Date, after: string, size: number): Promise<string | undefined> {
  const { orders, found } = await withoutEvent({ db }, async (tx) => {
    // Reads one snapshot: an order that changes in the meantime is read as it was before or after, never
    // half.
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    return compareBatch(tx, after, size)
  })
  if (orders.length === 0) return undefined
  await withoutEvent({ db }, (tx) => keepMismatches(tx, { orders }, found, now))
  return orders.at(-1)
}

async function compareBatch(tx: Tx, after: string, size: number) {
  const rows = scopedRows(tx, everyOrder)
  const orders = await rows.orders().selectAll().where('id', '>', after).orderBy('id').limit(size).execute()
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return { orders: ids, found: [] }
  const entries = await rows
    .entries()
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const payments = await rows
    .payments()
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const ledger = await rows
    .ledger()
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const due = await rows
    .payments()
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select((eb) => ['payments.order_id', eb.fn.min(dueOn).as('day')])
    .where('payments.order_id', 'in', ids)
    .where(isAsked)
    .groupBy('payments.order_id')
    .execute()
  const credits = await sumCredits(tx, everyOrder, ids)
  const accounted = await findAccounted(tx, ids)
  const dueOf = new Map(due.map(({ order_id, day }) => [order_id, day]))
  const entriesOf = Map.groupBy(entries, ({ order_id }) => order_id)
  const paymentsOf = Map.groupBy(payments, ({ order_id }) => order_id)
  const ledgerOf = Map.groupBy(ledger, ({ order_id }) => order_id)
  const creditsOf = Map.groupBy(credits, ({ order_id }) => order_id)
  const accountedOf = Map.groupBy(accounted.tours, ({ order_id }) => order_id)
  const postedOf = Map.groupBy(accounted.posted, ({ order_id }) => order_id)
  const found = orders.flatMap((order): FoundMismatch[] => {
    const tours = entriesOf.get(order.id) ?? []
    const price = totalOf(order)
    const dated = tours.map(({ tour_date, status }) => ({ date: tour_date, startDate: tour_date, status }))
    const books = {
      payments: toPayments(paymentsOf.get(order.id) ?? []),
      entries: (ledgerOf.get(order.id) ?? []).map(toEntry),
    }
    const posted = postedOf.get(order.id) ?? []
    const { total } = sumsOf(books.entries, order.currency)
    const open = Math.max(0, total - keptOf(books, order.currency))
    const known = accountedOrder(
      { tours: accountedOf.get(order.id) ?? [], posted },
      { ledger: books.entries, isPaid: isPaidWhole({ total, open }) },
    )
    const mismatches = findMismatches(books, {
      currency: order.currency,
      price: price ?? 0,
      collectsFees: order.collects_fees,
      isUnpriced: price === null && order.status !== 'canceled',
      status: order.status,
      paymentStatus: order.payment_status,
      instalments: order.instalments,
      firstDueOn: dueOf.get(order.id) ?? null,
      firstTourDate: earliestTourDate(dated, order.order_type),
      sharing: {
        customTotal: order.custom_total,
        rate: order.rate,
        isToBeDetermined: order.payment_tbd,
        tours: tours.map(toSharingTour),
      },
      listed: tours.map((tour) => ({
        total: tour.order_total,
        paid: tour.order_paid,
        open: tour.order_open,
        overdueFrom: tour.overdue_from,
        isUnpriced: tour.is_unpriced,
      })),
      credits: creditsOf.get(order.id) ?? [],
      accounted: known && { order: known, posted },
    })
    return mismatches.map((line) => ({
      ...line,
      orderId: order.id,
      paymentId: null,
      statementId: null,
      currency: order.currency,
    }))
  })
  return { orders: ids, found }
}
