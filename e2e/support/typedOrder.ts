import { expect, type Page } from '@playwright/test'
import type { Say } from './journey.ts'
import { type OrderDesk, startOrder } from './openOrder.ts'

/** Fills in an order until it can be saved. */
export async function typedOrder(page: Page, say: Say, firstName: string): Promise<OrderDesk> {
  const desk = await startOrder(page, say)
  await desk.chooseTour('Jerusalem and the Dead Sea')
  await desk.departures.getByRole('radio').first().check()
  await desk.add(say('Adult', 'מבוגר'), 2)
  await desk.next()
  await desk.fillCustomer({ firstName, lastName: 'Golan', email: 'golan@guests.example' })
  await desk.next()
  await expect(desk.cards).toHaveCount(1)
  return desk
}
