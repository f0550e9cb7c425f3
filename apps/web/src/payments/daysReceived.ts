import type { ReceivedSums } from '@tourdesk/contract/payments/received'
import type { Day } from '@tourdesk/domain/calendar'
import { type PaymentMethod, paymentMethods } from '@tourdesk/domain/payments/vocabulary'
import { type Currency, currencies } from '@tourdesk/domain/pricing/vocabulary'
import { sumOf } from './sumOf.ts'

/** What was received in one currency, on a day or on all days: by method, and altogether. */
export interface DayReceived {
  _id: string
  /** Null for all days together. */
  day: Day | null
  currency: Currency
  byMethod: Partial<Record<PaymentMethod, number>>
  count: number
  amount: number
}

/** The sums as rows of a table: each day with its currencies, newest first, after all days together. */
export function daysReceived(sums: ReceivedSums['data']): {
  rows: DayReceived[]
  methods: PaymentMethod[]
} {
  const days = [...new Set(sums.map(({ day }) => day))].sort().reverse()
  const rows = [null, ...days].flatMap((day) => {
    const ofDay = day === null ? sums : sums.filter((sum) => sum.day === day)
    return currencies.flatMap((currency) => {
      const own = ofDay.filter((sum) => sum.currency === currency)
      return own.length > 0 ? [rowOf(day, currency, own)] : []
    })
  })
  return { rows, methods: paymentMethods.filter((method) => sums.some((sum) => sum.method === method)) }
}

function rowOf(day: Day | null, currency: Currency, sums: ReceivedSums['data']): DayReceived {
  const byMethod: DayReceived['byMethod'] = {}
  for (const [method, own] of Map.groupBy(sums, (sum) => sum.method)) byMethod[method] = sumOf(own)
  return {
    _id: `${day} ${currency}`,
    day,
    currency,
    byMethod,
    count: sums.reduce((all, { count }) => all + count, 0),
    amount: sumOf(sums),
  }
}
