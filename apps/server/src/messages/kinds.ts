import type { MessageEvent } from '@tourdesk/domain/messages/vocabulary'
import { news } from './automatic/news.ts'
import type { Kind } from './kind.ts'
import { handouts } from './sheets/handouts.ts'
import { requests } from './suppliers/requests.ts'
import { toCustomer } from './toCustomer.ts'

/** The kind of each message. */
export const kinds: Record<MessageEvent, Kind> = {
  order_confirmed: news,
  order_changed: news,
  order_canceled: news,
  departure_canceled: news,
  departure_moved: news,
  payment_link: toCustomer,
  balance_due: news,
  balance_overdue: news,
  crew_assigned: news,
  crew_removed: news,
  crew_day: news,
  seat_offered: news,
  statement_ready: news,
  statement_overdue: news,
  pickup_changed: toCustomer,
  tour_reminder: toCustomer,
  free: toCustomer,
  sheet: handouts,
  supplier_request: requests,
  supplier_changed: requests,
  supplier_canceled: requests,
}
