import { isDeepStrictEqual } from 'node:util'
import { postingsDue } from '@tourdesk/domain/agencyAccounts/postings'
import { orderState } from '@tourdesk/domain/orders/lifecycle'
import { sharesAfter } from '@tourdesk/domain/orders/shares'
import { type Instalment, restsOf } from '@tourdesk/domain/payments/instalments'
import { feesOf, keptOf, type LedgerEntry, noChange, sumsOf } from '@tourdesk/domain/payments/ledger'
import { isPaidWhole, type ListedMoney, listedMoney } from '@tourdesk/domain/payments/listedMoney'
import { netPaid, type Payment } from '@tourdesk/domain/payments/payments'
import { earliestTourDate } from '@tourdesk/domain/payments/refund'
import type { Selectable } from 'kysely'
import { accountedOrder, findAccounted } from '../src/agencyAccounts/entryPostings.ts'
import type { Db } from '../src/kernel/database.ts'
import { ask } from '../src/kernel/question.ts'
import { everyOrder } from '../src/kernel/scope.ts'
import { totalOf } from '../src/orders/saved/totalOf.ts'
import { toPayments } from '../src/payments/applyPayments.ts'
import { dueOn, isAsked } from '../src/payments/dueOn.ts'
import { findEntries } from '../src/payments/ledgerEntries.ts'
import { paymentsOf } from '../src/payments/paymentsOf.ts'
import { toSharingTour } from '../src/payments/toSharingTour.ts'
import type { OrderEntries, Orders } from '../src/schema/orders.ts'
import { everyTable } from './everyTable.ts'

/** The numbers of orders whose ledger doesn't match their total, payments, status, shares or what lists show. */
export async function wrongLedgers(db: Db): Promise<number[]> {
  const orders = await everyTable(db).selectFrom('orders').selectAll().execute()
  const wrong = await Promise.all(
    orders.map(async (order) => {
      const rows = await ask(db, paymentsOf(everyOrder, { order: order.id }))
      const books = { payments: toPayments(rows), entries: await findEntries(db, everyOrder, order.id) }
      const isCanceled = order.status === 'canceled'
      const kept = keptOf(books, order.currency)
      const fees = feesOf(books.entries, order.currency)
      const total = (isCanceled ? 0 : (totalOf(order) ?? 0)) + fees
      const state = orderState({ isCanceled, kept, total })
      const tours = await everyTable(db)
        .selectFrom('order_entries')
        .selectAll()
        .select(['tour_date as date', 'tour_date as startDate'])
        .where('order_id', '=', order.id)
        .orderBy('position')
        .execute()
      const firstTourDate = earliestTourDate(tours, order.order_type)
      const { firstDueOn } = await everyTable(db)
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select((eb) => eb.fn.min(dueOn).as('firstDueOn'))
        .where('order_id', '=', order.id)
        .where(isAsked)
        .executeTakeFirstOrThrow()
      const listed = listedMoney(books, { currency: order.currency, firstDueOn, firstTourDate })
      const isUnpriced = totalOf(order) === null && !isCanceled
      const isRight =
        tours.every(
          (tour) =>
            tour.order_total === listed.total &&
            tour.order_paid === listed.paid &&
            tour.order_open === listed.open &&
            tour.overdue_from === listed.overdueFrom &&
            tour.is_unpriced === isUnpriced,
        ) &&
        sharesAddUp(order, tours) &&
        kept === netPaid(books.payments) &&
        chargesFollow(order.instalments, { total, kept, payments: books.payments }) &&
        sumsOf(books.entries, order.currency).total === total &&
        order.fees_cents === fees &&
        (!isCanceled || (order.collects_fees ? kept <= total : kept === total)) &&
        state.status === order.status &&
        state.paymentStatus === order.payment_status &&
        (await isPosted(db, order.id, books.entries, listed))
      return isRight ? [] : [order.order_number]
    }),
  )
  return wrong.flat()
}

/** True if agencies' accounts have of the order's tours what they should. */
async function isPosted(db: Db, id: string, ledger: LedgerEntry[], money: ListedMoney): Promise<boolean> {
  const stored = await findAccounted(db, [id])
  const order = accountedOrder(stored, { ledger, isPaid: isPaidWhole(money) })
  return order === null || postingsDue(stored.posted, order).length === 0
}

/** True if each tour's share is its part of the price, and those of tours that aren't canceled add up to it. */
function sharesAddUp(order: Selectable<Orders>, stored: Selectable<OrderEntries>[]): boolean {
  const tours = stored.map(toSharingTour)
  const { custom_total: customTotal, rate, payment_tbd: isToBeDetermined } = order
  const right = sharesAfter({ customTotal, rate, isToBeDetermined, tours }, noChange)
  const open = tours.filter(({ isCanceled }) => !isCanceled)
  const price = order.status === 'canceled' ? 0 : (totalOf(order) ?? 0)
  return (
    tours.every(({ _id, share, shareUsd }) => isDeepStrictEqual(right.get(_id), { share, shareUsd })) &&
    (open.length === 0 || open.reduce((sum, { share }) => sum + share, 0) === price)
  )
}

/** True if the instalments add up to the total, and each one's pending charges to its unpaid rest. */
function chargesFollow(
  instalments: readonly Instalment[],
  { total, kept, payments }: { total: number; kept: number; payments: Payment[] },
): boolean {
  if (instalments.length === 0) return true
  const pending = payments.filter(({ action, status }) => action === 'charge' && status === 'pending')
  const sumOf = (amounts: readonly { amount: number }[]) =>
    amounts.reduce((sum, { amount }) => sum + amount, 0)
  return (
    sumOf(instalments) === total &&
    restsOf(instalments, kept).every(
      ({ n, rest }) => sumOf(pending.filter(({ instalment }) => instalment === n)) === rest,
    )
  )
}
