import { dayIn } from '@tourdesk/domain/calendar'
import type { Instalment } from '@tourdesk/domain/payments/instalments'
import { type OpenCharge, openCharge } from '@tourdesk/domain/payments/toPay'
import type { Selectable } from 'kysely'
import type { Payments } from '../schema/orders.ts'

type Payment = Pick<
  Selectable<Payments>,
  'id' | 'action' | 'status' | 'amount' | 'instalment' | 'client_key' | 'created_at'
>

/** The payments of an order that its customer still has to pay, in the order of the rows. */
export function openChargesOf(
  payments: readonly Payment[],
  instalments: readonly Instalment[],
): OpenCharge[] {
  return payments
    .filter(({ action, status }) => action === 'charge' && status === 'pending')
    .map(({ id, amount, instalment, client_key, created_at }) =>
      openCharge(
        // Only parts that staff split off have a client key.
        { _id: id, amount, instalment, isPart: client_key !== null, askedOn: dayIn(created_at) },
        instalments,
      ),
    )
}
