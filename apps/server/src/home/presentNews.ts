import type { NewOrder } from '@tourdesk/contract/home/home'
import { newestOf } from '@tourdesk/domain/home/newestOf'
import type { NewsRow } from '../orders/newestOrders.ts'

/** The newest orders and cancellations, merged from the newest of each. */
export function presentNews(placed: NewsRow[], canceled: NewsRow[]): NewOrder[] {
  const news = [...placed, ...canceled].map((row) => ({
    ...row,
    orderId: row.id,
    at: row.canceled_at ?? row.created_at,
  }))
  return newestOf(news).map((row) => {
    const [first, ...others] = row.tours
    return {
      orderId: row.id,
      orderNumber: row.order_number,
      kind: row.canceled_at ? 'canceled' : 'placed',
      at: row.at.toISOString(),
      customer: `${row.first_name} ${row.last_name}`.trim(),
      agency: row.agency,
      tour: first ? { name: first.name, date: first.date, people: first.head_count } : null,
      otherTours: others.length,
    }
  })
}
