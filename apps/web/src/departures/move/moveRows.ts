import type { MoveItem, MovePreview } from '@tourdesk/contract/departures/moveBatches'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'

/** Where the difference goes if an order costs less: it goes back, becomes a credit, or stays on the order. */
export const lessChoices = ['source', 'credit', 'stay'] as const
export type LessChoice = (typeof lessChoices)[number]

/** What's chosen for an order of the preview. */
export interface MoveRow {
  isTicked: boolean
  less: LessChoice
}

export type MoveRows = Record<string, MoveRow>

/** True if an order can be ticked: one that only lacks places may get those of another one. */
export function canTick({ problem, isShort }: Pick<MoveItem, 'problem' | 'isShort'>): boolean {
  return problem === null || isShort
}

/** Everything that can be moved is ticked; a newer preview keeps what was chosen. */
export function startRows({ items }: Pick<MovePreview, 'items'>, kept: MoveRows = {}): MoveRows {
  return Object.fromEntries(
    items.map((item) => {
      const before = kept[item.order._id]
      const isTicked = before ? before.isTicked && canTick(item) : item.problem === null
      return [item.order._id, { isTicked, less: before?.less ?? 'source' }]
    }),
  )
}

/** What's sent of the ticked orders. */
export function itemsOf({ items }: Pick<MovePreview, 'items'>, rows: MoveRows) {
  return items.flatMap(({ order }) => {
    const row = rows[order._id]
    if (!row?.isTicked) return []
    const terms = row.less === 'stay' ? ('none' as const) : ('full' as const)
    const refundTo = row.less === 'credit' ? ('credit' as const) : ('source' as const)
    return [{ order: order._id, terms, refundTo }]
  })
}

interface Sum {
  currency: Currency
  amount: number
}

/** What the ticked rows add up to; money by currency. */
export function totalsOf(items: readonly MoveItem[], rows: MoveRows) {
  const ticked = items.filter(({ order }) => rows[order._id]?.isTicked)
  const staying = ({ order }: MoveItem) => rows[order._id]?.less === 'stay'
  return {
    orders: ticked.length,
    people: ticked.reduce((sum, { people }) => sum + people, 0),
    charges: sumsOf(ticked, ({ charge }) => charge),
    refunds: sumsOf(ticked, (item) => (staying(item) ? 0 : item.refund)),
    /** Whether it changes what an order costs, which takes more than the right to move. */
    hasMoney: ticked.some(({ priceBefore, priceAfter }) => priceBefore !== priceAfter),
    isAll: ticked.length === items.length,
  }
}

function sumsOf(items: readonly MoveItem[], amountOf: (item: MoveItem) => number): Sum[] {
  const sums = new Map<Currency, number>()
  for (const item of items) {
    const cents = Math.round(amountOf(item) * 100)
    if (cents > 0) sums.set(item.currency, (sums.get(item.currency) ?? 0) + cents)
  }
  return [...sums].map(([currency, cents]) => ({ currency, amount: cents / 100 }))
}
