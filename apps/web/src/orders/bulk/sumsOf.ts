import type { OperationsRow } from '@tourdesk/contract/orders/orderLists'
import { takesPlace } from '@tourdesk/domain/entries/takesPlace'
import { type Currency, currencies } from '@tourdesk/domain/pricing/vocabulary'

/** The money of some orders in one currency. */
export interface MoneySums {
  currency: Currency
  total: number
  paid: number
  open: number
}

/** Drops currencies in which every sum is 0: orders without a price have a currency too. */
export function withMoney(sums: readonly MoneySums[]): MoneySums[] {
  return sums.filter(({ total, paid, open }) => total !== 0 || paid !== 0 || open !== 0)
}

type Row = Pick<
  OperationsRow,
  | 'orderId'
  | 'headCount'
  | 'tourStatus'
  | 'orderStatus'
  | 'currency'
  | 'total'
  | 'paid'
  | 'open'
  | 'commission'
>

/**
 * People of the rows that aren't canceled, the money of their orders by currency, and the commission of the
 * rows in USD. An order with several rows counts once.
 */
export function sumsOf(rows: readonly Row[]): { people: number; money: MoneySums[]; commission: number } {
  const orders = [...new Map(rows.map((row) => [row.orderId, row])).values()]
  const sum = (list: readonly number[]) => Math.round(list.reduce((all, each) => all + each * 100, 0)) / 100
  return {
    people: rows
      .filter(({ tourStatus: status, orderStatus }) => takesPlace({ status, orderStatus }))
      .reduce((all, { headCount }) => all + headCount, 0),
    commission: sum(rows.map(({ commission }) => commission)),
    money: currencies.flatMap((currency) => {
      const own = orders.filter((order) => order.currency === currency)
      if (own.length === 0) return []
      return [
        {
          currency,
          total: sum(own.map(({ total }) => total ?? 0)),
          paid: sum(own.map(({ paid }) => paid)),
          open: sum(own.map(({ open }) => open)),
        },
      ]
    }),
  }
}
