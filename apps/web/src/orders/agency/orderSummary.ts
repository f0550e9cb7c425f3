import type { AgencyOrder } from '@tourdesk/contract/orders/orderLists'
import type { Day } from '@tourdesk/domain/calendar'

/** What a row says of the tours of an order in few words. */
interface OrderSummary {
  names: string[]
  /** The first and the last day, or the only one. */
  days: Day[]
  /** How many people come; several numbers when it differs between the tours. */
  parties: number[]
}

/** The tours that take place; of a canceled order all of them. */
export function summaryOf({ tours }: Pick<AgencyOrder, 'tours'>): OrderSummary {
  const left = tours.filter(({ status }) => status !== 'CANCELED')
  const told = left.length > 0 ? left : tours
  const days = told.flatMap(({ date, endDate }) => [date, endDate ?? date]).sort()
  return {
    names: distinct(told.map(({ name }) => name)),
    days: distinct([...days.slice(0, 1), ...days.slice(-1)]),
    parties: distinct(told.map(({ headCount }) => headCount)),
  }
}

function distinct<Value>(values: Value[]): Value[] {
  return [...new Set(values)]
}
