import {
  type Currency,
  currencySymbols,
  type DiscountMoment,
  type GroupColumn,
  type PriceListStatus,
  type PrivateColumn,
} from '@tourdesk/domain/pricing/vocabulary'
import type { Labels } from '../labels.ts'

export { priceClassLabels } from '@tourdesk/contract/words'

/** `USD $`, kept from being turned around where the page runs from the right. */
function currencyNames(wrap: (name: string) => string): Record<Currency, string> {
  const name = (currency: Currency) => wrap(`${currency} ${currencySymbols[currency]}`)
  return { USD: name('USD'), EUR: name('EUR'), ILS: name('ILS') }
}

export const currencyLabels: Labels<Currency> = {
  en: currencyNames((name) => name),
  he: currencyNames((name) => `\u2066${name}\u2069`),
}

/** Heads of the price table (CCONST-07). */
export const groupColumnLabels: Labels<GroupColumn> = {
  en: { economy: 'Economy', small_group: 'Small', medium_group: 'Medium', large_group: 'Large' },
  he: { economy: 'אקונומי', small_group: 'קטנה', medium_group: 'בינונית', large_group: 'גדולה' },
}

/** Heads of the price table (CCONST-07). */
export const privateColumnLabels: Labels<PrivateColumn> = {
  en: {
    four_seater: '4-seater',
    four_seater_deluxe: '4-seater deluxe',
    seven_seater: '7-seater',
    seven_seater_deluxe: '7-seater deluxe',
    ten_seater: '10-seater',
    nineteen_seater: '19-seater',
  },
  he: {
    four_seater: '4 מקומות',
    four_seater_deluxe: '4 מקומות דלוקס',
    seven_seater: '7 מקומות',
    seven_seater_deluxe: '7 מקומות דלוקס',
    ten_seater: '10 מקומות',
    nineteen_seater: '19 מקומות',
  },
}

export const priceListStatusLabels: Labels<PriceListStatus> = {
  en: { Draft: 'Draft', Active: 'Active' },
  he: { Draft: 'טיוטה', Active: 'פעיל' },
}

export const discountMomentLabels: Labels<DiscountMoment> = {
  en: { booking: 'Booking date', tour: 'Tour date' },
  he: { booking: 'תאריך ההזמנה', tour: 'תאריך הסיור' },
}
