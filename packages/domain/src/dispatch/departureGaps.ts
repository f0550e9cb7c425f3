import type { Gap } from './gaps.ts'

/** The part of a departure on a day's page that its gaps and the day's totals depend on. */
export interface DayDeparture {
  orders: number
  people: number
  /** Orders and people on no vehicle unit. */
  unassigned: { orders: number; people: number }
  /** Orders whose price is still open. */
  unpriced: number
  /** Numbers of split orders whose people changed afterwards. */
  splitChanged: readonly number[]
  units: readonly DayUnit[]
}

interface DayUnit {
  _id: string
  gaps: readonly Gap[]
}

/**
 * Something that a departure lacks; `key` is unique among its gaps and stays the same as long as the gap
 * exists.
 */
export type DepartureGap = { key: string } & (
  | { kind: 'unassigned'; orders: number; people: number }
  | { kind: 'unpriced'; orders: number }
  | { kind: 'split_changed'; order: number }
  | { kind: 'unit'; unit: string; gap: Gap }
)

/**
 * What a departure lacks, in the order of planning: people without a vehicle, splits that are out of date,
 * each unit's gaps, prices.
 */
export function departureGaps({ unassigned, splitChanged, units, unpriced }: DayDeparture): DepartureGap[] {
  const ofUnits = units.flatMap(({ _id, gaps }) =>
    gaps.map((gap) => ({ key: `${_id} ${gap.kind}`, kind: 'unit' as const, unit: _id, gap })),
  )
  return [
    ...(unassigned.people > 0 ? [{ key: 'unassigned', kind: 'unassigned' as const, ...unassigned }] : []),
    ...splitChanged.map((order) => ({ key: `split ${order}`, kind: 'split_changed' as const, order })),
    ...ofUnits,
    ...(unpriced > 0 ? [{ key: 'unpriced', kind: 'unpriced' as const, orders: unpriced }] : []),
  ]
}
