import type { ReportMoney } from '@tourdesk/contract/reports/reports'
import { toDollars } from '@tourdesk/domain/money'
import { type Currency, currencies } from '@tourdesk/domain/pricing/vocabulary'
import { type RawBuilder, sql } from 'kysely'

/** A sum in cents for each currency, as a row of JSON. */
export type MoneySums = Record<Currency, number>

/** Adds up an amount by currency, as one column; `condition` narrows the rows. */
export function moneySums(amount: RawBuilder<unknown>, condition = sql`true`): RawBuilder<MoneySums> {
  const sums = currencies.map(
    (currency) =>
      sql`${sql.lit(currency)}, coalesce(sum(${amount}) filter (where ${condition} and currency = ${sql.lit(currency)}), 0)`,
  )
  return sql`json_build_object(${sql.join(sums)})`
}

/** The currencies that have an amount. */
export function moneyIn(sums: MoneySums): ReportMoney[] {
  return currencies.flatMap((currency) =>
    sums[currency] === 0 ? [] : [{ currency, amount: toDollars(sums[currency]) }],
  )
}
