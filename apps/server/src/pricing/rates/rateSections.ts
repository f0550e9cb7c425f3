import type { RateFetch } from '@tourdesk/contract/pricing/rates'

/** What is set beside the rates themselves, which have a table of their own. */
export const rateSection = { name: 'rates', first: { fetchesDaily: false } }

/** How the last fetch went; nobody edits it. */
export const fetchSection: { name: string; first: { lastFetch: RateFetch | null } } = {
  name: 'rateFetch',
  first: { lastFetch: null },
}
