import { toCents, toDollars } from '@tourdesk/domain/money'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { money } from '../../i18n/format.ts'
import { named } from '../../i18n/isolate.ts'
import { textsIn } from '../../i18n/messages.ts'
import type { UiLanguage } from '../../i18n/uiLanguage.ts'
import { convertedRow, type PriceRow } from './explainPrice.ts'
import { whyMessages } from './whyMessages.ts'

/** The data for explaining an order's total. */
export interface ExplainedTotal {
  /** The prices of tours that aren't canceled, in USD; null for one without a price. */
  tours: { name: string; price: number | null }[]
  currency: Currency
  /** Units of the currency per dollar. */
  rate: number
  /** The custom total in the currency; null if the total is the sum of the tours. */
  customTotal: number | null
}

/** Explains an order's total from its tours and custom total; no rows if its only tour's price is enough. */
export function explainTotal(language: UiLanguage, total: ExplainedTotal): PriceRow[] {
  const { tours, customTotal, currency } = total
  if (tours.length === 0 || (tours.length === 1 && customTotal === null)) return []
  const t = textsIn(whyMessages, language)
  // The price of an only tour is already the calculated price.
  const listed = tours.length === 1 ? tours.filter(({ price }) => price === null) : tours
  const rows = listed.map(({ name, price }, index) => ({
    id: `tour ${index}`,
    text: named(name),
    amount: price === null ? t('tbd') : money(price),
  }))
  const agreed =
    customTotal === null
      ? []
      : [{ id: 'custom', text: t('custom'), amount: money(customTotal, currency), isSum: true }]
  return [...rows, ...calculatedRows(language, total), ...agreed]
}

/** The sum of the tours; unknown while one has no price. */
function calculatedRows(
  language: UiLanguage,
  { tours, currency, rate, customTotal }: ExplainedTotal,
): PriceRow[] {
  const t = textsIn(whyMessages, language)
  const prices = tours.flatMap(({ price }) => (price === null ? [] : toCents(price)))
  if (prices.length < tours.length) return []
  const price = toDollars(prices.reduce((sum, cents) => sum + cents, 0))
  const text = t(customTotal === null ? 'toursTotal' : 'calculated')
  return [
    { id: 'sum', text, amount: money(price), isSum: true },
    ...convertedRow(language, { price, currency, rate }),
  ]
}
