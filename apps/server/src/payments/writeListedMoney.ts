import type { Books } from '@tourdesk/domain/payments/ledger'
import { listedMoney } from '@tourdesk/domain/payments/listedMoney'
import { earliestTourDate } from '@tourdesk/domain/payments/refund'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { setEntryMoney } from '../entries/writeEntries.ts'
import type { Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** Writes on the entries of a locked order what lists show of its books. */
export async function writeListedMoney(
  tx: Tx,
  scope: Scope,
  { id, currency }: { id: string; currency: Currency },
  books: Books,
): Promise<void> {
  const tours = await scopedRows(tx, scope)
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .select([
      'tour_date as date',
      'tour_date as startDate',
      'order_entries.status',
      'order_entries.order_type',
    ])
    .select(['payment_tbd', 'custom_total', 'orders.status as order_status'])
    .where('order_entries.order_id', '=', id)
    .execute()
  const [first] = tours
  if (!first) return
  const firstTourDate = earliestTourDate(tours, first.order_type)
  const { total, paid, open, overdueFrom } = listedMoney(books, { currency, firstTourDate })
  await setEntryMoney(tx, scope, id, {
    order_total: total,
    order_paid: paid,
    order_open: open,
    is_unpriced: first.payment_tbd && first.custom_total === null && first.order_status !== 'canceled',
    overdue_from: overdueFrom,
  })
}
