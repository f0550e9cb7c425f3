import { Problem } from '@tourdesk/contract/kernel/problem'
import type { ExchangeRates } from '@tourdesk/contract/pricing/rates'
import type { Rates } from '@tourdesk/domain/pricing/exchangeRates'
import type { Reader } from '../../kernel/call.ts'

/** Both rates, with their age and source. */
export async function readRates(db: Reader['db']): Promise<ExchangeRates> {
  const rows = await db.selectFrom('currency_rates').selectAll().execute()
  const of = (currency: keyof Rates) => {
    const row = rows.find((each) => each.currency === currency)
    if (!row) throw new Problem('not_found')
    const { rate, source, valid_on } = row
    return { rate, updatedAt: row.updated_at.toISOString(), source, validOn: valid_on }
  }
  return { EUR: of('EUR'), ILS: of('ILS') }
}

/** Only the numbers. */
export function ratesIn({ EUR, ILS }: ExchangeRates): Rates {
  return { EUR: EUR.rate, ILS: ILS.rate }
}
