import type { Day } from '@tourdesk/domain/calendar'
import type { Rates } from '@tourdesk/domain/pricing/exchangeRates'

/** Rates that somebody publishes, and their day. */
export interface PublishedRates {
  rates: Rates
  validOn: Day
}

/** Asks for the rates of today. Rejects with {@link RateSourceError}. */
export type RateSource = () => Promise<PublishedRates>

/** No rates could be had: nobody answered, or the answer can't be used. */
export class RateSourceError extends Error {
  override name = 'RateSourceError'
  readonly code: 'rates_unreachable' | 'rates_unreadable'

  constructor(code: RateSourceError['code'], message: string) {
    super(message)
    this.code = code
  }
}
