import { currencySymbols } from '@tourdesk/domain/pricing/vocabulary'
import { short } from '../../i18n/format.ts'
import { numberText } from '../measureText.ts'
import type { ChartMeasure } from './chartMeasures.ts'

/** A number beside an axis: `$12.5K`. */
export function shortNumber(value: number, { kind, currency = 'USD' }: ChartMeasure): string {
  if (kind === 'share') return numberText(value, kind)
  const sign = value < 0 ? '-' : ''
  const symbol = kind === 'usd' || kind === 'money' ? currencySymbols[currency] : ''
  return `${sign}${symbol}${short(Math.abs(value))}`
}
