import { currencySymbols } from '@tourdesk/domain/pricing/vocabulary'
import { numberText } from '../measureText.ts'
import type { ChartMeasure } from './chartMeasures.ts'

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** A number beside an axis: `$12.5K`. */
export function shortNumber(value: number, { kind, currency = 'USD' }: ChartMeasure): string {
  if (kind === 'share') return numberText(value, kind)
  const sign = value < 0 ? '-' : ''
  const symbol = kind === 'usd' || kind === 'money' ? currencySymbols[currency] : ''
  return `${sign}${symbol}${short.format(Math.abs(value))}`
}
