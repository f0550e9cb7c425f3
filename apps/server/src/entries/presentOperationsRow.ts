import type { OperationsRow } from '@tourdesk/contract/orders/orderLists'
import type { Day } from '@tourdesk/domain/calendar'
import { takesPlace } from '@tourdesk/domain/entries/takesPlace'
import { toDollars } from '@tourdesk/domain/money'
import { isOverdue } from '@tourdesk/domain/payments/listedMoney'
import { presentPurchasedTour } from './presentPurchasedTour.ts'
import type { PaidRow } from './purchasedTourRows.ts'

/** The contract's shape of a row in Operations. */
export function presentOperationsRow(row: PaidRow, today: Day): OperationsRow {
  return {
    ...presentPurchasedTour(row),
    total: row.is_unpriced ? null : toDollars(row.order_total),
    paid: toDollars(row.order_paid),
    open: toDollars(row.order_open),
    currency: row.currency,
    isOverdue: isOverdue(row.overdue_from, today),
    commission: takesPlace({ status: row.status, orderStatus: row.order_status })
      ? toDollars(row.commission_cents)
      : 0,
  }
}
