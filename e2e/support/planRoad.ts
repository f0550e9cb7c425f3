import type { Page } from '@playwright/test'
import { dayAhead } from './days.ts'
import { type PlacedOrder, placeOrder, type Wish } from './placeOrder.ts'

const api = '/api/v1'

/** A guide or driver, with the phone number that their link asks for. */
export interface Driver {
  _id: string
  name: string
  mobilePhone: string
}

type Language = 'en' | 'he'

export interface Guest {
  lastName: string
  adults?: number
  /** A hotel in Tel Aviv. */
  place: string
  /** `HH:mm`, from 04:00. */
  time: string
}

/** A planned vehicle of the next days with its own driver, and parties that get on in this order. */
export interface Road {
  unit: string
  tour: string
  driver: Driver
  orders: PlacedOrder[]
  day: string
}

/**
 * Plans a vehicle; the page must be signed in to the office. Orders can't be booked for today, but crews see
 * two weeks.
 */
export async function planRoad(
  page: Page,
  driverName: string,
  language: Language,
  guests: Guest[],
): Promise<Road> {
  const { day, ...sold } = await soldSoon(page)
  const orders: PlacedOrder[] = []
  for (const { place, time: _, ...guest } of guests) {
    const pickup = { city: 'tel_aviv' as const, name: place }
    orders.push(await placeOrder(page, { ...sold, day, pickup, mobilePhone: '054-555-0171', ...guest }))
  }
  const departure = await read(page, `tourEvents/getOrCreate/${day}?tour=${orders[0]?.tour}`)
  const unit = await write(page, 'post', 'tourCars', { tourEvent: departure._id })
  const driver = await newOperator(page, driverName, language)
  await crewOn(page, unit._id, { driver: driver._id, guide: [] })
  for (const { _id } of orders) {
    const { selectedTours } = await read(page, `orders/${_id}`)
    const boarding = { order: _id, selectedTour: selectedTours[0]._id, _id: unit._id }
    await write(page, 'post', `tourCars/addOrder/${unit._id}`, boarding)
  }
  await planTimes(page, unit._id, guests)
  return { unit: unit._id, tour: sold.tour, driver, orders, day }
}

/** Adds a guide or driver with a phone. */
export async function newOperator(
  page: Page,
  name: string,
  documentLanguage: Language,
  role: 'guide' | 'driver' = 'driver',
): Promise<Driver> {
  const [firstName = '', ...rest] = name.split(' ')
  const mobilePhone = `050-555-0${100 + Math.floor(Math.random() * 900)}`
  const fields = {
    role,
    documentLanguage,
    firstName,
    lastName: rest.join(' '),
    email: 'crew@demo.example',
    mobilePhone,
  }
  const { _id } = await write(page, 'post', 'operators', fields)
  return { _id, name, mobilePhone }
}

/** Sets the driver and the guides of a unit. */
export async function crewOn(
  page: Page,
  unit: string,
  crew: { driver: string | null; guide: string[] },
): Promise<void> {
  const { data: suppliers } = await read(page, 'carSuppliers')
  const externalCar = { carSupplier: suppliers[0]._id, seats: 40 }
  // A crew member can't be replaced directly: the old one leaves first.
  await write(page, 'put', `tourCars/${unit}`, { car: null, externalCar, driver: null, guide: [] })
  await write(page, 'put', `tourCars/${unit}`, { car: null, externalCar, ...crew })
}

/** A demo vehicle that was out yesterday, with a member of its crew and its parties. */
export async function roadOfYesterday(page: Page, documentLanguage: Language, which = 0) {
  const { data } = await read(page, `boardings?date=${dayAhead(-1)}`)
  const out = data.filter(
    ({ parties, replies }: { parties: []; replies: [] }) => parties.length > 0 && replies.length > 0,
  )
  const unit = out[which % out.length]
  const { _id } = unit.replies.at(-1).operator
  const { role, firstName, lastName, mobilePhone } = await read(page, `operators/getById/${_id}`)
  await write(page, 'post', 'operators', { _id, role, documentLanguage })
  const driver: Driver = { _id, name: `${firstName} ${lastName}`, mobilePhone }
  const parties: { customer: string; people: number }[] = unit.parties
  const peopleOf = (guest: string) => parties.find(({ customer }) => customer === guest)?.people
  return { unit: unit._id as string, driver, peopleOf }
}

/** A new crew link, as a path. */
export async function crewLink(page: Page, { _id }: Driver): Promise<string> {
  const { link } = await write(page, 'post', `operators/${_id}/crewLinks`, {})
  return new URL(link).pathname
}

interface Timed {
  key: string
  time: string
}

async function planTimes(page: Page, unit: string, guests: Guest[]): Promise<void> {
  const { stops, updatedAt } = await read(page, `tourCars/${unit}/stops`)
  const timeAt = (place: string) => guests.find((guest) => guest.place === place)?.time ?? '12:00'
  const timed = stops
    .map(({ key, place }: { key: string; place: { name: string } }) => ({ key, time: timeAt(place.name) }))
    .toSorted((a: Timed, b: Timed) => a.time.localeCompare(b.time))
  await write(page, 'put', `tourCars/${unit}/stops`, { stops: timed, updatedAt })
}

/**
 * A tour in the next days, with a group type and language in which it's sold. In the evening, booking for
 * tomorrow is closed.
 */
async function soldSoon(page: Page): Promise<Pick<Wish, 'tour' | 'day' | 'group_type' | 'language'>> {
  for (let ahead = 2; ahead <= 7; ahead++) {
    const day = dayAhead(ahead)
    const { data } = await read(page, `boardings?date=${day}`)
    for (const { tour, parties } of data.filter((unit: { parties: unknown[] }) => unit.parties.length > 0)) {
      const { selectedTours } = await read(page, `orders/${parties[0].orderId}`)
      const { group_type, language } = selectedTours.find(
        (each: { tour: { _id: string } }) => each.tour._id === tour._id,
      )
      if (/small|large/.test(group_type) && /english|french/.test(language))
        return { tour: tour.name, day, group_type, language }
    }
  }
  throw new Error('No tour for groups leaves in the next days')
}

async function read(page: Page, path: string) {
  const answer = await page.request.get(`${api}/${path}`)
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

async function write(page: Page, method: 'post' | 'put', path: string, data: object) {
  const answer = await page.request[method](`${api}/${path}`, { data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}
