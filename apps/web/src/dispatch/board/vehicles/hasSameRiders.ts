import { shallowEqual } from '@mantine/hooks'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'

interface WithRiders {
  riders: readonly PurchasedTour[]
}

/** Whether a part of a card has nothing new to draw. Its riders come in a new list each time, and are compared one by one. */
export function hasSameRiders<Props extends WithRiders>(before: Props, after: Props): boolean {
  return (
    shallowEqual({ ...before, riders: null }, { ...after, riders: null }) &&
    shallowEqual(before.riders, after.riders)
  )
}
