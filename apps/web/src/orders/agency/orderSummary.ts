import type { AgencyOrder } from '@tourdesk/contract/orders/orderLists'
import type { Day } from '@tourdesk/domain/calendar'

/** A short summary of an order's tours, for a row. */
interface OrderSummary {
  names: string[]
  /** The first and last day, or the only one. */
  days: Day[]
  /** The number of people; several numbers if the tours differ. */
  parties: number[]
}

/** Summarizes the tours that aren't canceled; for a canceled order, all of them. */
export function summaryOf({ tours }: Pick<AgencyOrder, 'tours'>): OrderSummary {
  const left = tours.filter(({ status }) => status !== 'CANCELED')
  const listed = left.length > 0 ? left : tours
  const days = listed.flatMap(({ date, endDate }) => [date, endDate ?? date]).sort()
  return {
    names: distinct(listed.map(({ name }) => name)),
    days: distinct([...days.slice(0, 1), ...days.slice(-1)]),
    parties: distinct(listed.map(({ headCount }) => headCount)),
  }
}

function distinct<Value>(values: Value[]): Value[] {
  return [...new Set(values)]
}
