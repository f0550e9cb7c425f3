import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { ReportValue } from './reports.ts'

/** The number of a measure that's one; null for none. */
export function numberIn(value: ReportValue | undefined): number | null {
  return typeof value === 'number' ? value : null
}

/** The amount in one currency of a measure of money; null if there's no money to speak of. */
export function amountIn(value: ReportValue | undefined, currency: Currency): number | null {
  if (!Array.isArray(value)) return null
  for (const part of value) if (typeof part !== 'string' && part.currency === currency) return part.amount
  return 0
}
