import type { PaymentPolicy } from '@tourdesk/contract/payments/paymentPolicies'
import { byName } from '../kernel/byName.ts'
import type { Call } from '../kernel/call.ts'
import { presentPaymentPolicy } from './presentPaymentPolicy.ts'

/** Payment policies by name, the default one first. */
export async function findPaymentPolicies({ db }: Pick<Call, 'db'>): Promise<PaymentPolicy[]> {
  const rows = await db
    .selectFrom('payment_policies')
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy(byName('name'))
    .execute()
  return rows.map(presentPaymentPolicy)
}
