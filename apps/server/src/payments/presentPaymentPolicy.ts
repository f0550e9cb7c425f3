import type { PaymentPolicy } from '@tourdesk/contract/payments/paymentPolicies'
import { toDollars } from '@tourdesk/domain/money'
import type { PaymentPolicyForm } from '@tourdesk/domain/payments/paymentPolicy'
import type { Selectable } from 'kysely'
import type { PaymentPolicies } from '../schema/payments.ts'

/** A stored policy as its form's fields. */
export function policyFields(
  row: Selectable<PaymentPolicies>,
): PaymentPolicyForm & { _id: string; isDefault: boolean } {
  return {
    _id: row.id,
    name: row.name,
    deposit: row.percent !== null ? 'percent' : row.amount !== null ? 'amount' : 'none',
    percent: row.percent,
    amount: row.amount === null ? null : toDollars(row.amount),
    daysBefore: row.days_before,
    isDefault: row.is_default,
  }
}

/** The contract's shape of a policy. */
export function presentPaymentPolicy(row: Selectable<PaymentPolicies>): PaymentPolicy {
  return { ...policyFields(row), updatedAt: row.updated_at.toISOString() }
}
