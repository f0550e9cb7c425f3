import type { Day } from '@tourdesk/domain/calendar'
import type { Rates } from '@tourdesk/domain/pricing/exchangeRates'

/** Published rates and their day. */
export interface PublishedRates {
  rates: Rates
  validOn: Day
}

/** Gets today's rates. Rejects with {@link RateSourceError}. */
export type RateSource = () => Promise<PublishedRates>

/** Thrown when there are no rates: no answer, or an unusable one. */
export class RateSourceError extends Error {
  override name = 'RateSourceError'
  readonly code: 'rates_unreachable' | 'rates_unreadable'

  constructor(code: RateSourceError['code'], message: string) {
    super(message)
    this.code = code
  }
}
