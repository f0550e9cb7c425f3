import type { LinkedEntry } from '@tourdesk/domain/orders/customerLink'
import type { Selectable } from 'kysely'
import type { OrderEntries } from '../../schema/orders.ts'

type Columns = Pick<Selectable<OrderEntries>, 'tour_date' | 'end_date' | 'status'>

/** An entry's columns for the rules of customers' links. */
export function toLinkedEntry({ tour_date, end_date, status }: Columns): LinkedEntry {
  return { date: tour_date, endDate: end_date, status }
}
