import {
  type Currency,
  currencySymbols,
  type DiscountMoment,
  type PriceListStatus,
} from '@tourdesk/domain/pricing/vocabulary'
import type { Labels } from '../labels.ts'

export {
  groupColumnLabels,
  priceClassLabels,
  privateColumnLabels,
} from '@tourdesk/words/vocabulary'

import { ltr } from '../isolate.ts'

/** `USD $`, isolated so that right-to-left pages don't reorder it. */
function currencyNames(wrap: (name: string) => string): Record<Currency, string> {
  const name = (currency: Currency) => wrap(`${currency} ${currencySymbols[currency]}`)
  return { USD: name('USD'), EUR: name('EUR'), ILS: name('ILS') }
}

export const currencyLabels: Labels<Currency> = {
  en: currencyNames((name) => name),
  he: currencyNames(ltr),
}

export const priceListStatusLabels: Labels<PriceListStatus> = {
  en: { Draft: 'Draft', Active: 'Active' },
  he: { Draft: 'טיוטה', Active: 'פעיל' },
}

export const discountMomentLabels: Labels<DiscountMoment> = {
  en: { booking: 'Booking date', tour: 'Tour date' },
  he: { booking: 'תאריך ההזמנה', tour: 'תאריך הסיור' },
}
