import type { Day } from '@tourdesk/domain/calendar'
import { quotedCurrencies, type RateSource, type Rates } from '@tourdesk/domain/pricing/exchangeRates'
import type { Tx } from '../../kernel/database.ts'

/** Writes the rates of these currencies; they apply to orders saved from now on. */
export async function writeRates(
  tx: Tx,
  rates: Partial<Rates>,
  from: { source: RateSource; validOn: Day | null },
  now: Date,
): Promise<void> {
  for (const currency of quotedCurrencies) {
    const rate = rates[currency]
    if (rate === undefined) continue
    await tx
      .updateTable('currency_rates')
      .set({ rate, source: from.source, valid_on: from.validOn, updated_at: now })
      .where('currency', '=', currency)
      .execute()
  }
}
