import { currencySymbols } from '@tourdesk/domain/pricing/vocabulary'
import { percent, short } from '../../i18n/format.ts'
import type { ChartMeasure } from './chartMeasures.ts'

/** A number beside an axis: `$12.5K`. */
export function shortNumber(value: number, { kind, currency = 'USD' }: ChartMeasure): string {
  if (kind === 'share') return percent(value)
  const sign = value < 0 ? '-' : ''
  const symbol = kind === 'usd' || kind === 'money' ? currencySymbols[currency] : ''
  return `${sign}${symbol}${short(Math.abs(value))}`
}
