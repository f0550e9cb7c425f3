import type { Instalment } from '@tourdesk/contract/orders/orderShapes'
import type { Day } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { fillInstalments } from '@tourdesk/domain/payments/instalments'
import { netPaid } from '@tourdesk/domain/payments/payments'
import { toPayments } from '../../payments/applyPayments.ts'
import type { StoredOrder } from './queries.ts'

/** An order's instalments by due day, leaving out those of 0. */
export function presentInstalments({ order, payments }: StoredOrder, today: Day): Instalment[] {
  return fillInstalments(order.instalments, netPaid(toPayments(payments)), today)
    .filter(({ amount }) => amount > 0)
    .map(({ amount, paid, ...rest }) => ({ ...rest, amount: toDollars(amount), paid: toDollars(paid) }))
}
