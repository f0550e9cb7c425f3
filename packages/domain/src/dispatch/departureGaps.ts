import type { Gap } from './gaps.ts'

/** A departure on the page of a day, as far as its gaps and the day's totals need it. */
export interface DayDeparture {
  orders: number
  people: number
  /** What's on no vehicle unit. */
  unassigned: { orders: number; people: number }
  /** Orders whose price is still open. */
  unpriced: number
  /** Numbers of the orders that were split before their people changed. */
  splitChanged: readonly number[]
  units: readonly DayUnit[]
}

interface DayUnit {
  _id: string
  gaps: readonly Gap[]
}

/** Something that a departure lacks; `key` differs from those of its other gaps and stays while the gap does. */
export type DepartureGap = { key: string } & (
  | { kind: 'unassigned'; orders: number; people: number }
  | { kind: 'unpriced'; orders: number }
  | { kind: 'split_changed'; order: number }
  | { kind: 'unit'; unit: string; gap: Gap }
)

/** What a departure lacks, in the order in which it's planned: people without a vehicle, splits that are
 * out of date, each unit's gaps, prices. */
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
