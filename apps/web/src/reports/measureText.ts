import type { ReportValue } from '@tourdesk/contract/reports/reports'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { MeasureKind } from '@tourdesk/domain/reports/vocabulary'
import { money, number, oneDecimal, partOf } from '../i18n/format.ts'

/** A number of a report, for its kind; `currency` is that of one amount of money. */
export function numberText(value: number, kind: MeasureKind, currency: Currency = 'USD'): string {
  if (kind === 'usd' || kind === 'money') return money(value, currency)
  if (kind === 'share') return partOf(value)
  return kind === 'days' ? oneDecimal(value) : number(value)
}

/** The same with a sign, for a difference. */
export function differenceText(value: number, kind: MeasureKind, currency?: Currency): string {
  return `${value > 0 ? '+' : ''}${numberText(value, kind, currency)}`
}

/** The number of a value that is one; amounts of money by their currency. */
export function numberIn(value: ReportValue | undefined, currency?: Currency): number | null {
  if (typeof value === 'number') return value
  if (!Array.isArray(value) || !currency) return null
  for (const part of value) if (typeof part !== 'string' && part.currency === currency) return part.amount
  return 0
}

/** The currencies of an amount of money, now or before. */
export function currenciesIn(...values: (ReportValue | undefined)[]): Currency[] {
  const found = values.flatMap((value): Currency[] => {
    if (!Array.isArray(value)) return []
    return value.flatMap((part) => (typeof part === 'string' ? [] : part.currency))
  })
  return [...new Set(found)]
}
