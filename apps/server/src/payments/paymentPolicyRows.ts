import { toCents, toDollars } from '@tourdesk/domain/money'
import type { PaymentPolicyForm } from '@tourdesk/domain/payments/paymentPolicy'
import type { Selectable } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import { type FormColumns, nothingLeft } from '../kernel/formColumns.ts'
import { laterVersion } from '../kernel/versions.ts'
import type { PaymentPolicies } from '../schema/payments.ts'

/** All policies, locked, since changing one may take the default from another. */
export function lockPaymentPolicies(tx: Tx): Promise<Selectable<PaymentPolicies>[]> {
  return tx.selectFrom('payment_policies').selectAll().orderBy('id').forUpdate().execute()
}

/**
 * Makes room for another default. Counts the former one as changed, since a form opened before would make it
 * the default again.
 */
export async function unsetDefault(tx: Tx, now: Date): Promise<void> {
  await lockPaymentPolicies(tx)
  await tx
    .updateTable('payment_policies')
    .set({ is_default: false, updated_at: laterVersion(now) })
    .where('is_default', '=', true)
    .execute()
}

/** The columns of a checked form. */
export function toColumns({
  name,
  deposit: _,
  percent,
  amount,
  daysBefore,
  isDefault,
  ...rest
}: PaymentPolicyForm & { isDefault: boolean }): FormColumns<'payment_policies'> {
  nothingLeft(rest)
  return {
    name,
    percent,
    amount: amount === null ? null : toCents(amount),
    days_before: daysBefore,
    is_default: isDefault,
  }
}

/** The fields of a policy that are logged. */
export function loggedPaymentPolicy(row: Selectable<PaymentPolicies>) {
  return {
    name: row.name,
    percent: row.percent,
    amount: row.amount === null ? null : toDollars(row.amount),
    daysBefore: row.days_before,
    isDefault: row.is_default,
  }
}
