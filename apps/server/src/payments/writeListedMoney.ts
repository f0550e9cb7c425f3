import type { Day } from '@tourdesk/domain/calendar'
import { type ShareChange, sharesAfter } from '@tourdesk/domain/orders/shares'
import type { Instalment } from '@tourdesk/domain/payments/instalments'
import type { Books } from '@tourdesk/domain/payments/ledger'
import { type ListedMoney, listedMoney } from '@tourdesk/domain/payments/listedMoney'
import { earliestTourDate } from '@tourdesk/domain/payments/refund'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { sql } from 'kysely'
import { setEntryMoney } from '../entries/writeEntries.ts'
import type { Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { dueOnByNew, isAsked } from './dueOn.ts'
import { toSharingTour } from './toSharingTour.ts'

/**
 * Writes the money that lists show to the entries of a locked order, by its books, and to each entry its
 * share of the price (docs/decisions/171). Returns the money.
 */
export async function writeListedMoney(
  tx: Tx,
  scope: Scope,
  { id, currency, instalments }: { id: string; currency: Currency; instalments: readonly Instalment[] },
  books: Books,
  change: ShareChange,
): Promise<ListedMoney> {
  const rows = scopedRows(tx, scope)
  const firstDue = rows
    .payments()
    .select((eb) => eb.fn.min(dueOnByNew(instalments)).as('day'))
    .where(isAsked)
    .where('payments.order_id', '=', id)
  const tours = await rows
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .select([
      'tour_date as date',
      'tour_date as startDate',
      'order_entries.status',
      'order_entries.order_type',
    ])
    .select([
      'order_entries.id',
      'undiscounted_cents',
      'order_entries.total_cents',
      'share_cents',
      'share_usd_cents',
    ])
    .select(['payment_tbd', 'custom_total', 'rate', 'orders.status as order_status'])
    .select(sql<Day | null>`${firstDue}`.as('first_due'))
    .where('order_entries.order_id', '=', id)
    .orderBy('position')
    .execute()
  const [first] = tours
  if (!first) throw new Error(`Order ${id} has no tours`)
  const firstTourDate = earliestTourDate(tours, first.order_type)
  const firstDueOn = first.first_due
  const shares = sharesAfter(
    {
      customTotal: first.custom_total,
      rate: first.rate,
      isToBeDetermined: first.payment_tbd,
      tours: tours.map(toSharingTour),
    },
    change,
  )
  const money = listedMoney(books, { currency, firstDueOn, firstTourDate })
  const { total, paid, open, overdueFrom } = money
  const listed = {
    order_total: total,
    order_paid: paid,
    order_open: open,
    is_unpriced: first.payment_tbd && first.custom_total === null && first.order_status !== 'canceled',
    overdue_from: overdueFrom,
  }
  await setEntryMoney(tx, scope, id, listed, shares)
  return money
}
