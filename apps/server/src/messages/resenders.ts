import type { MessageEvent } from '@tourdesk/domain/messages/vocabulary'
import { resendNews } from './automatic/resendNews.ts'
import type { Resender } from './resender.ts'
import { resendToCustomer } from './resendToCustomer.ts'
import { resendSheets } from './sheets/resendSheets.ts'
import { resendToSupplier } from './suppliers/resendToSupplier.ts'

/** The resender of each kind of message. */
export const resenders: Record<MessageEvent, Resender> = {
  order_confirmed: resendNews,
  order_changed: resendNews,
  order_canceled: resendNews,
  payment_link: resendToCustomer,
  balance_due: resendNews,
  balance_overdue: resendNews,
  crew_assigned: resendNews,
  crew_removed: resendNews,
  crew_day: resendNews,
  pickup_changed: resendToCustomer,
  tour_reminder: resendToCustomer,
  free: resendToCustomer,
  sheet: resendSheets,
  supplier_request: resendToSupplier,
  supplier_changed: resendToSupplier,
  supplier_canceled: resendToSupplier,
}
