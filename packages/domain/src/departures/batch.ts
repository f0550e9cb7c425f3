import type { DepartureState } from './departure.ts'

/** How many departures and entries one batch can have. */
export const batchLimits = { departures: 12, entries: 300 } as const

/** What a batch does to the orders of departures. `undo` takes a move or merge back. */
export const batchKinds = ['cancel', 'move', 'merge', 'undo'] as const
export type BatchKind = (typeof batchKinds)[number]

/** What moved orders cost: what they cost before, or what the price lists say. */
export const movePrices = ['keep', 'recalculate'] as const
export type MovePrice = (typeof movePrices)[number]

/** Where the vehicles of a merged departure go. */
export const mergedUnits = ['move', 'remove'] as const
export type MergedUnits = (typeof mergedUnits)[number]

/** How many minutes a preview can be committed. */
export const previewMinutes = 30

/** A departure of a batch, with those of its entries that aren't canceled before it. */
interface BatchedDeparture {
  state: DepartureState
  entries: readonly string[]
}

/**
 * The state of a departure after entries of it are canceled: canceled once none is left, else closed if that's
 * asked. A departure without entries is canceled too.
 */
export function stateAfter(
  { state, entries }: BatchedDeparture,
  canceled: ReadonlySet<string>,
  closes: boolean,
): DepartureState {
  if (entries.every((entry) => canceled.has(entry))) return 'canceled'
  return closes && state === 'open' ? 'closed' : state
}

/** How many hours a move or merge can be undone. */
const undoHours = 24

/** Until when a batch can be undone. */
export function undoableUntil(committedAt: Date): Date {
  return new Date(committedAt.getTime() + undoHours * 3_600_000)
}

/** How far the refunds of a batch are: those that are paid, and the others by what has to be done about them. */
export interface RefundCounts {
  refunded: number
  on_its_way: number
  to_do: number
  refused: number
}

/** What's left to do about a refund that isn't paid yet. */
type OpenRefund = 'on_its_way' | 'to_do' | 'refused'

/** Counts refunds; null stands for one that's paid. */
export function countRefunds(states: readonly (OpenRefund | null)[]): RefundCounts {
  const count = (wanted: OpenRefund | null) => states.filter((state) => state === wanted).length
  return {
    refunded: count(null),
    on_its_way: count('on_its_way'),
    to_do: count('to_do'),
    refused: count('refused'),
  }
}

/** True once nothing is left to do about a batch's refunds. */
export function isFinished({ on_its_way, to_do, refused }: RefundCounts): boolean {
  return on_its_way + to_do + refused === 0
}
