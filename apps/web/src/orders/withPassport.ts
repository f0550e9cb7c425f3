import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { lastOfPassport } from '@tourdesk/domain/activity/mask'

/** The order with the passport number known to the page, if its end matches what the order shows. */
export function withPassport<O extends Pick<Order, 'userInformation'>>(order: O, known: string): O {
  const { userInformation } = order
  if (lastOfPassport(known) !== userInformation.passportNumber) return order
  return { ...order, userInformation: { ...userInformation, passportNumber: known } }
}
