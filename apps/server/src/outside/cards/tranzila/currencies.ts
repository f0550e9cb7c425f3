import type { Currency } from '@tourdesk/domain/pricing/vocabulary'

/** Tranzila's currency codes on its page. */
export const pageCurrencies: Record<Currency, string> = { ILS: '1', USD: '2', EUR: '978' }

/** The currency of a code in a report: Tranzila's own, the ISO number or the ISO letters. */
export function currencyOf(code: string): Currency | null {
  const known: Record<string, Currency> = { '1': 'ILS', '376': 'ILS', '2': 'USD', '840': 'USD', '978': 'EUR' }
  const letters: Record<string, Currency> = { ILS: 'ILS', USD: 'USD', EUR: 'EUR' }
  return known[code] ?? letters[code.toUpperCase()] ?? null
}
