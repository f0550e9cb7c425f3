import { addresses } from '@tourdesk/contract/addresses'
import type { TourdeskContract } from '@tourdesk/contract/contract'
import { createClient } from '@tourdesk/contract/kernel/client'
import { addDays, dayIn } from '@tourdesk/domain/calendar'
import { systemClock } from '@tourdesk/server/kernel/clock'
import type { Db } from '@tourdesk/server/kernel/database'
import { tokenOf } from '../../../apps/server/test/crewPhone.ts'
import type { GivenUser, TestClient } from '../../../apps/server/test/given/ground.ts'
import { givenIn } from '../../../apps/server/test/given.ts'

/** A party on the vehicle. */
export interface RoadParty {
  entry: string
  people: number
}

/** A vehicle with parties, and the sessions of its guide and driver. */
export interface Road {
  unit: string
  parties: RoadParty[]
  crew: { operator: string; cookie: string }[]
}

/** The contract as functions, called over a socket. */
export function clientAt(address: string, cookie: string): TestClient {
  const send = (url: string | URL | Request, init?: RequestInit) =>
    fetch(url, { ...init, headers: { ...init?.headers, cookie } })
  return createClient<TourdeskContract>(addresses, send, { base: address })
}

/**
 * Plans a vehicle in a running product, with that many parties of one to six people. `cookie` is its super
 * user's.
 */
export async function givenRoadIn(
  { address, cookie, db }: { address: string; cookie: string; db: Db },
  parties: number,
): Promise<Road> {
  const office = clientAt(address, cookie)
  const given = givenIn({ db, clock: { ...systemClock, set() {} }, as: () => office })
  const main = await db
    .selectFrom('accounts')
    .select('id')
    .where('is_main', '=', true)
    .executeTakeFirstOrThrow()
  const by = { account: main } as GivenUser
  const tour = await given.tour({ pickup_times: JSON.stringify({ tel_aviv: '07:00' }) })
  const [guide, driver] = [await given.operator(), await given.operator({ role: 'driver' })]
  const date = addDays(dayIn(new Date()), 9)
  const event = await office.tourEvents.getOrCreate({ params: { date }, query: { tour: tour.id } })
  if ('data' in event) throw new Error('Asked for one departure and got a list')
  const { _id: unit } = await office.tourCars.create({ body: { tourEvent: event._id } })
  await office.tourCars.change({
    params: { id: unit },
    body: { car: null, externalCar: null, driver: driver.id, guide: [guide.id] },
  })
  const road: Road = { unit, parties: [], crew: [] }
  for (let party = 0; party < parties; party += 1) {
    const people = 1 + (party % 6)
    const order = await given.order({
      by,
      selectedTours: [{ tour: tour.id, date, participants: { adult: people } }],
    })
    const entry = order.selectedTours[0]!._id
    await office.tourCars.addOrder({
      params: { id: unit },
      body: { order: order._id, selectedTour: entry, _id: unit },
    })
    road.parties.push({ entry, people })
  }
  for (const { id, mobile_phone } of [guide, driver]) {
    const { link } = await office.crewLinks.make({ params: { id } })
    road.crew.push({ operator: id, cookie: await enter(address, tokenOf(link), mobile_phone.slice(-4)) })
  }
  return road
}

async function enter(address: string, token: string, phoneEnd: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/crew/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, phoneEnd }),
  })
  if (!answer.ok) throw new Error(`The link didn't open: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
}
