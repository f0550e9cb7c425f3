import { dayIn } from '@tourdesk/domain/calendar'
import type { Instalment } from '@tourdesk/domain/payments/instalments'
import { type OpenCharge, openCharge } from '@tourdesk/domain/payments/toPay'
import type { Selectable } from 'kysely'
import type { Payments } from '../schema/orders.ts'

type Payment = Pick<
  Selectable<Payments>,
  'id' | 'action' | 'status' | 'amount' | 'instalment' | 'client_key' | 'created_at'
>

/** What of an order's payments waits for its customer, in the order of the rows. */
export function openChargesOf(
  payments: readonly Payment[],
  instalments: readonly Instalment[],
): OpenCharge[] {
  return payments
    .filter(({ action, status }) => action === 'charge' && status === 'pending')
    .map(({ id, amount, instalment, client_key, created_at }) =>
      openCharge(
        // Only what staff split off was sent with a key.
        { _id: id, amount, instalment, isPart: client_key !== null, askedOn: dayIn(created_at) },
        instalments,
      ),
    )
}
