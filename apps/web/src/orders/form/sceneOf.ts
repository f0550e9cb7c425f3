import type { SceneOf } from '@tourdesk/domain/orders/withStarTour'
import type { OrderDesk } from './OrderDesk.ts'
import { rightsOf } from './orderFacts.ts'

/** What each tour of the order can be booked as, given what's currently typed. */
export function sceneOf({ form, orderType, world, facts }: OrderDesk): SceneOf {
  const { agency, overrideUnavailability } = form.getValues()
  const allowsPrivate = facts.account.isMain || (rightsOf(world, agency)?.allowPrivateGroup ?? false)
  const moment = { now: new Date(), override: overrideUnavailability && facts.canOverride }
  return (tour) => ({
    orderType,
    tour: world.tours.find(({ _id }) => _id === tour),
    allowsPrivate,
    moment,
  })
}
