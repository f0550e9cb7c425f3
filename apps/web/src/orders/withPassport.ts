import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { lastOfPassport } from '@tourdesk/domain/activity/mask'

/** The order with a passport number that the page knows, if it's the one whose last characters the order shows. */
export function withPassport<O extends Pick<Order, 'userInformation'>>(order: O, known: string): O {
  const { userInformation } = order
  if (lastOfPassport(known) !== userInformation.passportNumber) return order
  return { ...order, userInformation: { ...userInformation, passportNumber: known } }
}
