import type { BatchTerms } from '@tourdesk/contract/departures/batchParts'
import type { CancelItem, CancelPreview } from '@tourdesk/contract/departures/departureBatches'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'

/** What's chosen for an order of the preview. */
export interface ChosenRow {
  isTicked: boolean
  terms: BatchTerms
  asCredit: boolean
}

export type ChosenRows = Record<string, ChosenRow>

/** Everything that can be canceled is ticked, and gets all its money back. */
export function startRows({ items }: CancelPreview, kept: ChosenRows = {}): ChosenRows {
  return Object.fromEntries(
    items.map(({ order, problem }) => {
      const before = kept[order._id] ?? { isTicked: true, terms: 'full', asCredit: false }
      return [order._id, { ...before, isTicked: before.isTicked && problem === null }]
    }),
  )
}

/** What's sent of the ticked orders. */
export function itemsOf({ items }: CancelPreview, rows: ChosenRows) {
  return items.flatMap(({ order }) => {
    const row = rows[order._id]
    if (!row?.isTicked) return []
    const refundTo = row.asCredit ? ('credit' as const) : ('source' as const)
    return [{ order: order._id, terms: row.terms, refundTo }]
  })
}

/** What an order gets back by its chosen terms. */
export function refundOf({ outcomes }: CancelItem, { terms }: ChosenRow): number {
  return outcomes?.[terms].refund ?? 0
}

/** The orders under the first departure of each, by day and tour. */
export function byDeparture(
  items: readonly CancelItem[],
): { tour: string; date: string; items: CancelItem[] }[] {
  const groups = Map.groupBy(items, ({ entries: [first] }) => `${first?.date} ${first?.tour}`)
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, own]) => {
      const first = own[0]?.entries[0]
      return first ? [{ tour: first.tour, date: first.date, items: own }] : []
    })
}

/** What the ticked rows add up to; refunds by currency. */
export function totalsOf(items: readonly CancelItem[], rows: ChosenRows) {
  const ticked = items.flatMap((item) => {
    const row = rows[item.order._id]
    return row?.isTicked ? [{ item, row }] : []
  })
  const refunds = new Map<Currency, number>()
  for (const { item, row } of ticked) {
    const cents = Math.round(refundOf(item, row) * 100)
    if (cents > 0) refunds.set(item.currency, (refunds.get(item.currency) ?? 0) + cents)
  }
  return {
    orders: ticked.length,
    people: ticked.reduce((sum, { item }) => sum + item.people, 0),
    refunds: [...refunds].map(([currency, cents]) => ({ currency, amount: cents / 100 })),
    isAll: ticked.length === items.length,
  }
}
