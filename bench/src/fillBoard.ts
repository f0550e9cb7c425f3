import type { TourdeskContract } from '@tourdesk/contract/contract'
import type { Client } from '@tourdesk/contract/kernel/client'
import type { Day } from '@tourdesk/domain/calendar'
import { sampleOrder } from './sampleOrder.ts'

/** Books orders on one departure of the demo and adds vehicle units, none of which has people on board. */
export async function fillBoard(
  client: Client<TourdeskContract>,
  { orders, units }: { orders: number; units: number },
): Promise<{ tour: string; date: Day }> {
  const [tours, prices, sellers, me] = await Promise.all([
    client.tours.active(),
    client.pricing.management(),
    client.agencies.sellers(),
    client.auth.getCurrentUser(),
  ])
  const main = sellers.data.find((seller) => seller.isMain)!
  const { pickups_dropoffs_locations: places } = prices.priceManagement
  const order = sampleOrder(tours.data, places, main._id, me.today)
  const [entry] = order.selectedTours
  const [tour, date] = [entry?.tour ?? '', entry?.date ?? '']
  console.log(`booking ${orders} orders on one departure`)
  for (let n = 1; n <= orders; n++) {
    await client.orders.place({
      body: { ...order, userInformation: { ...order.userInformation!, lastName: `Bench ${n}` } },
    })
  }
  const event = await client.tourEvents.getOrCreate({ params: { date }, query: { tour } })
  if ('data' in event) throw new Error('Asked for one departure and got a list')
  for (let n = 0; n < units; n++) await client.tourCars.create({ body: { tourEvent: event._id } })
  return { tour, date }
}
