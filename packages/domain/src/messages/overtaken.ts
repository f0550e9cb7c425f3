import type { Day } from '../calendar.ts'
import type { CustomerNews } from './automatic.ts'

/** A message about an order that hasn't been sent yet. */
export interface OpenNews {
  event: CustomerNews
  entry: string | null
  /** The day that it's about; null if it's about the whole order. */
  day: Day | null
  payment: string | null
  instalment: number | null
  /** The tours that it's about, for messages about whole departures. */
  entries: readonly string[]
}

/** The current facts of an order that can make messages outdated. */
export interface OrderNow {
  isCanceled: boolean
  booked: readonly { entry: string; date: Day }[]
  /** Charges that aren't paid yet. */
  openPayments: readonly string[]
  openInstalments: readonly number[]
}

/** True if a message would say something that's no longer true. */
export function isNewsOvertaken(
  { event, entry, day, payment, instalment, entries }: OpenNews,
  order: OrderNow,
): boolean {
  const isBooked = entries.some((id) => order.booked.some((tour) => tour.entry === id))
  if (event === 'order_canceled') return !order.isCanceled
  if (event === 'departure_canceled') return isBooked
  if (order.isCanceled || order.booked.length === 0) return true
  switch (event) {
    case 'order_confirmed':
    case 'order_changed':
      return false
    case 'departure_moved':
      return !isBooked
    case 'payment_link':
      return payment === null ? order.openPayments.length === 0 : !order.openPayments.includes(payment)
    case 'balance_due':
    case 'balance_overdue':
      return instalment === null || !order.openInstalments.includes(instalment)
    case 'tour_reminder':
    case 'pickup_changed':
      return !order.booked.some((tour) => tour.entry === entry && (day === null || tour.date === day))
  }
}
