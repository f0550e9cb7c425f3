import type { AgedBalance } from '@tourdesk/contract/statements/statements'
import { dayIn } from '@tourdesk/domain/calendar'
import { type Cents, toCents, toDollars } from '@tourdesk/domain/money'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { ageingParts } from '@tourdesk/domain/statements/vocabulary'
import { findAgeing } from '../statements/findAgeing.ts'
import type { CountReport } from './counted.ts'
import { groupOf } from './groupOf.ts'

/** What agencies owe at the end of the span's last day, or of today if that's earlier. */
export const countAgencies: CountReport = async (call, { filters }, span) => {
  const today = dayIn(call.now)
  const balances = await findAgeing(call, span.endDate < today ? span.endDate : today)
  const chosen = filters.agency?.length ? new Set<string>(filters.agency) : null
  const rows = balances.flatMap((row) =>
    !chosen || chosen.has(row.account._id) ? [{ ...row, key: [row.account._id] }] : [],
  )
  return { ...groupOf(rows, span, valuesOf), notes: [] }
}

function valuesOf(rows: readonly AgedBalance[]) {
  const parts = ['balance', ...ageingParts] as const
  return Object.fromEntries(
    parts.map((part) => [
      part,
      currencies.flatMap((currency) => {
        const own = rows.filter((row) => row.currency === currency)
        const sum = own.reduce<Cents>((cents, row) => cents + toCents(row[part]), 0)
        return sum === 0 ? [] : [{ currency, amount: toDollars(sum) }]
      }),
    ]),
  )
}
