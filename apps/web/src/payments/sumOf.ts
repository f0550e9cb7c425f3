import { toCents, toDollars } from '@tourdesk/domain/money'

/** The sum of amounts in currency units, added up in whole cents so that there's no rounding error. */
export function sumOf(payments: readonly { amount: number }[]): number {
  return toDollars(payments.reduce((sum, { amount }) => sum + toCents(amount), 0))
}
