import type { Connection } from '@tourdesk/server/kernel/database'
import { openShop } from '../shop.ts'

export interface Road {
  unit: string
  /** Entries of parties on the unit. */
  entries: string[]
  /** The cookies of the guide's phone and the driver's. */
  phones: [string, string]
}

const phoneNumber = '050-5550142'
/** Of each party. */
export const people = 5

/** Gives a running product a vehicle with three parties, a guide and a driver, who have opened their links. */
export async function openRoad(address: string, connection: Connection): Promise<Road> {
  const { cookie, order } = await openShop(address, connection)
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { _id: string; link: string }
  }
  const [tour] = (order as { selectedTours: { tour: string; date: string }[] }).selectedTours
  if (!tour) throw new Error('The order has no tour')
  const departure = await call('GET', `/tourEvents/getOrCreate/${tour.date}?tour=${tour.tour}`)
  const unit = await call('POST', '/tourCars', { tourEvent: departure._id })
  const crew = []
  for (const role of ['guide', 'driver']) {
    const names = { firstName: 'Noa', lastName: role, email: `${role}@example.com` }
    crew.push((await call('POST', '/operators', { role, mobilePhone: phoneNumber, ...names }))._id)
  }
  const [guide = '', driver = ''] = crew
  await call('PUT', `/tourCars/${unit._id}`, { car: null, externalCar: null, driver, guide: [guide] })
  const entries = []
  for (let party = 0; party < 3; party += 1) {
    const participants = { adult: people }
    const placed = await call('POST', '/orders', { ...order, selectedTours: [{ ...tour, participants }] })
    const { selectedTours } = placed as unknown as { selectedTours: { _id: string }[] }
    const entry = selectedTours[0]?._id ?? ''
    const body = { order: placed._id, selectedTour: entry, _id: unit._id }
    await call('POST', `/tourCars/addOrder/${unit._id}`, body)
    entries.push(entry)
  }
  const enter = async (operator: string) => {
    const { link } = await call('POST', `/operators/${operator}/crewLinks`)
    const token = link.slice(link.lastIndexOf('/') + 1)
    const answer = await fetch(`${address}/api/v1/crew/enter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, phoneEnd: phoneNumber.slice(-4) }),
    })
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  return { unit: unit._id, entries, phones: [await enter(guide), await enter(driver)] }
}
