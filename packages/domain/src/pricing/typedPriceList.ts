import { readPickupTime } from '../catalogue/pickupTime.ts'
import { cities } from '../catalogue/vocabulary.ts'
import { allOf, type Checked, checked, decided, thenMake } from '../checked.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { type Cents, toCents } from '../money.ts'
import { allPairs, checkPrices, type TypedPair } from './checkPrices.ts'
import { pairOf } from './listedPrice.ts'
import type { PriceList, PricePair } from './priceList.ts'
import { checkDates, checkListDays } from './priceListOverlap.ts'
import { groupColumns, privateColumns } from './vocabulary.ts'

/** A price list as typed or sent: amounts in USD, and pairs may be missing. */
export interface TypedPriceList extends Omit<PriceList, 'prices'> {
  prices: (TypedPair & { pickupTime?: string | null | undefined })[]
}

/**
 * The fields of a price list, or all their errors, with field names relative to the list. `before` has its
 * stored prices.
 */
export function checkPriceList<List extends TypedPriceList>(list: List, before?: PricePair[]): Checked<List> {
  const days = checkListDays(list)
  const isWrongTime = list.prices.some(({ pickupTime }) => pickupTime && !readPickupTime(pickupTime).ok)
  const found = allOf(
    decided(!days.ok && days.code === 'end_before_start' ? 'endDate' : 'startDate', days),
    decided('prices', checkPrices(list.prices, before)),
    checked(null, isWrongTime ? [{ field: 'prices', code: 'pickup_time_invalid' }] : []),
  )
  return thenMake(found, () => list)
}

/**
 * Decides whether a tour's lists can be saved together. A list that was a Draft is refused as an activation,
 * any other because of its dates.
 */
export function checkOverlaps<List extends Pick<PriceList, '_id' | 'startDate' | 'endDate' | 'status'>>(
  lists: List[],
  before: Pick<PriceList, '_id' | 'status'>[],
): Decision<true> {
  const clashing = lists.filter((list) => !checkDates(list, lists).ok)
  if (clashing.length === 0) return ok(true)
  const wasDraft = before.filter(({ status }) => status === 'Draft').map(({ _id }) => _id)
  const isActivated = clashing.some(({ _id }) => wasDraft.includes(_id))
  return refuse(isActivated ? 'price_list_not_activated' : 'price_lists_overlap')
}

/** All sixteen pairs in cents, in the order of the table; a missing pair or price is 0. */
export function readPairs(typed: TypedPriceList['prices']): PricePair[] {
  return allPairs().map((route) => {
    const pair = pairOf(typed, route)
    return { ...route, pickupTime: timeOf(pair?.pickupTime), prices: pricesOf(pair?.prices ?? {}) }
  })
}

/** A tour's pickup times as stored, one per city. */
export function readPickupTimes(typed: Partial<Record<(typeof cities)[number], string | null | undefined>>) {
  return Object.fromEntries(cities.map((city) => [city, timeOf(typed[city])]))
}

function timeOf(typed: string | null | undefined): string | null {
  const read = typed ? readPickupTime(typed) : null
  return read?.ok ? read.value : null
}

function pricesOf(typed: TypedPair['prices']): PricePair['prices'] {
  const cents = (value: unknown): Cents => (typeof value === 'number' ? toCents(value) : 0)
  const amounts = <Column extends string>(columns: readonly Column[], from: Record<string, unknown>) =>
    Object.fromEntries(columns.map((column) => [column, cents(from[column])])) as Record<Column, Cents>
  return {
    ...amounts(groupColumns, typed),
    private_group: amounts(privateColumns, typed.private_group ?? {}),
    transferFee: cents(typed.transferFee),
  }
}
