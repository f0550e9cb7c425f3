import { shallowEqual } from '@mantine/hooks'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'

interface WithRiders {
  riders: readonly PurchasedTour[]
}

/** True if part of a card needn't be redrawn. Compares riders one by one, since their list is always new. */
export function hasSameRiders<Props extends WithRiders>(before: Props, after: Props): boolean {
  return (
    shallowEqual({ ...before, riders: null }, { ...after, riders: null }) &&
    shallowEqual(before.riders, after.riders)
  )
}
