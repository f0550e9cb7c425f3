import { toCents, toDollars } from '@tourdesk/domain/money'

/** What amounts add up to, in whole cents on the way, so that no fraction is left over. */
export function sumOf(payments: readonly { amount: number }[]): number {
  return toDollars(payments.reduce((sum, { amount }) => sum + toCents(amount), 0))
}
