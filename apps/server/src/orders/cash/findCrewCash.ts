import type { CrewCashQuery } from '@tourdesk/contract/lists'
import type { CrewCash } from '@tourdesk/contract/payments/crewCash'
import { toDollars } from '@tourdesk/domain/money'
import type { Call } from '../../kernel/call.ts'
import { isGiven } from '../../kernel/isGiven.ts'
import { findHeldCash, type HeldCash } from './heldCash.ts'

/**
 * The cash that guides and drivers hold, by name and currency; filters narrow the payments shown, not the
 * total held.
 */
export async function findCrewCash({ db, scope }: Call, query: CrewCashQuery): Promise<CrewCash[]> {
  const shown = await findHeldCash(db, scope, query)
  const isFiltered = Object.values(query).some(isGiven)
  const all = isFiltered && shown.length > 0 ? await findHeldCash(db, scope, {}) : shown
  const ofAll = byHolder(all)
  return [...byHolder(shown)].map(([holder, payments]) => present(payments, ofAll.get(holder) ?? payments))
}

function byHolder(payments: HeldCash[]): Map<string, HeldCash[]> {
  return Map.groupBy(payments, ({ holder_id, currency }) => `${holder_id} ${currency}`)
}

function present(payments: HeldCash[], all: HeldCash[]): CrewCash {
  const first = payments[0]!
  return {
    operator: {
      _id: first.holder_id,
      name: `${first.holder_first_name} ${first.holder_last_name}`.trim(),
      isDeleted: first.holder_deleted_at !== null,
    },
    currency: first.currency,
    amount: sumOf(payments),
    held: sumOf(all),
    since: all[0]!.day,
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

function sumOf(payments: HeldCash[]): number {
  return toDollars(payments.reduce((sum, { amount }) => sum + amount, 0))
}
