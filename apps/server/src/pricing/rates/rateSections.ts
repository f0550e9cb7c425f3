import type { RateFetch } from '@tourdesk/contract/pricing/rates'

/** The settings around the rates; the rates themselves have their own table. */
export const rateSection = { name: 'rates', first: { fetchesDaily: false } }

/** The result of the last fetch; read-only. */
export const fetchSection: { name: string; first: { lastFetch: RateFetch | null } } = {
  name: 'rateFetch',
  first: { lastFetch: null },
}
