import type { OperationsQuery } from '@tourdesk/contract/lists'
import { orderNumberIn } from '@tourdesk/domain/orders/orderNumberIn'
import { type MoneyFilter, moneyFilters } from '@tourdesk/domain/payments/vocabulary'
import { isGiven } from '../../kernel/isGiven.ts'
import { type SearchShape, searchOf } from '../searchedOrders.ts'
import { type FilterName, filterNames } from './conditions.ts'
import { type Filter, shownAlike } from './values.ts'
import type { Way } from './wayOf.ts'

/** What makes the statements of two questions different; the rest are values. */
export type Trait =
  | FilterName
  | `single ${FilterName}`
  | MoneyFilter
  | 'search'
  | SearchShape
  /** The search is a full order number, which finds its order on any date. */
  | 'orderNumber'
  /** Pages count up to a limit; files and sums have all rows. */
  | 'countedToLimit'
  | OperationsQuery['sort']
  | Way

export type Shape = ReadonlySet<Trait>

export function shapeOf(filter: Filter): Trait[] {
  const query: Filter = { ...filter, ...(filter.tourStatus && { tourStatus: shownAlike(filter.tourStatus) }) }
  const given = filterNames.filter((name) => isGiven(query[name]))
  const singles = given.filter((name) => Array.isArray(query[name]) && query[name]?.length === 1)
  return [
    ...given,
    ...singles.map((name) => `single ${name}` as const),
    ...(query.search ? (['search', ...searchOf(query.search).shape] as const) : []),
    ...moneyFilters.filter((choice) => query.money?.includes(choice)),
    ...(orderNumberIn(query.search) ? (['orderNumber'] as const) : []),
  ]
}

/** The same without some of its traits. */
export function without(shape: Shape, isLeftOut: (trait: Trait) => boolean): Shape {
  return new Set([...shape].filter((trait) => !isLeftOut(trait)))
}
