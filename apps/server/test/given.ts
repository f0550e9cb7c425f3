import { givenCatalogue } from './given/catalogue.ts'
import { givenContent } from './given/content.ts'
import { givenDispatch } from './given/dispatch.ts'
import { givenFleet } from './given/fleet.ts'
import type { Ground } from './given/ground.ts'
import { givenOffers } from './given/offers.ts'
import { givenOrders } from './given/orders.ts'
import { givenPayments } from './given/payments.ts'
import { givenPeople } from './given/people.ts'

export type Given = ReturnType<typeof givenIn>

/**
 * Makers of test data. Each takes only what matters to the test and creates everything it depends on. Orders
 * and vehicle units are created by the product itself.
 */
export function givenIn(ground: Ground) {
  const people = givenPeople(ground)
  const catalogue = givenCatalogue(ground)
  const orders = givenOrders(ground, people, catalogue)
  return {
    ...people,
    ...catalogue,
    ...givenContent(ground),
    ...givenOffers(ground),
    ...givenFleet(ground),
    ...orders,
    ...givenPayments(ground),
    ...givenDispatch(ground, people, catalogue),
  }
}
