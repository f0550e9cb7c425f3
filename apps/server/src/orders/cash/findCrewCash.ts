import type { CrewCashQuery } from '@tourdesk/contract/lists'
import type { CrewCash } from '@tourdesk/contract/payments/crewCash'
import { toDollars } from '@tourdesk/domain/money'
import type { Call } from '../../kernel/call.ts'
import { findHeldCash, type HeldCash } from './heldCash.ts'

/** What guides and drivers hold, by name and currency. */
export async function findCrewCash({ db, scope }: Call, query: CrewCashQuery): Promise<CrewCash[]> {
  const held = await findHeldCash(db, scope, query)
  return [...Map.groupBy(held, ({ holder_id, currency }) => `${holder_id} ${currency}`).values()].map(present)
}

function present(payments: HeldCash[]): CrewCash {
  const first = payments[0]!
  return {
    operator: {
      _id: first.holder_id,
      name: `${first.holder_first_name} ${first.holder_last_name}`.trim(),
      isDeleted: first.holder_deleted_at !== null,
    },
    currency: first.currency,
    amount: toDollars(payments.reduce((sum, { amount }) => sum + amount, 0)),
    payments: payments.map((payment) => ({
      _id: payment._id,
      orderId: payment.order_id,
      orderNumber: payment.order_number,
      isCanceled: payment.order_status === 'canceled',
      customer: `${payment.first_name} ${payment.last_name}`.trim(),
      agency: payment.agency_name,
      day: payment.day,
      amount: toDollars(payment.amount),
      note: payment.note,
    })),
  }
}
