import type { Page } from '@playwright/test'
import { placeOrder } from './placeOrder.ts'
import { type Driver, newOperator } from './planRoad.ts'
import { putOn } from './unitsOfDay.ts'

const api = '/api/v1'
const tour = 'Jerusalem and the Dead Sea'

/** A driver of our own on one vehicle of each of these days; the first has an order with this last name on board. */
export async function driverOnDays(
  page: Page,
  name: string,
  days: readonly string[],
): Promise<{ driver: Driver; units: string[]; tour: string }> {
  const [first = ''] = days
  const order = await placeOrder(page, { tour, day: first, lastName: name.split(' ').at(-1) ?? '' })
  const driver = await newOperator(page, name, 'en')
  const units: string[] = []
  for (const day of days) {
    const departure = await call(page, 'get', `tourEvents/getOrCreate/${day}?tour=${order.tour}`)
    const unit = await call(page, 'post', 'tourCars', { tourEvent: departure._id })
    const crew = { car: null, externalCar: null, driver: driver._id, guide: [] }
    await call(page, 'put', `tourCars/${unit._id}`, crew)
    units.push(unit._id)
  }
  await putOn(page, order._id, units[0] ?? '')
  return { driver, units, tour: order.tour }
}

/** The driver of a vehicle of this day; null if it has none. */
export async function driverOf(page: Page, unit: string, day: string): Promise<string | null> {
  const { data } = await call(page, 'get', `tourCars/tourEventsCarsByDate/${day}`)
  return data.find(({ _id }: { _id: string }) => _id === unit)?.driver?.name ?? null
}

async function call(page: Page, method: 'get' | 'post' | 'put', path: string, data?: object) {
  const answer = await page.request[method](`${api}/${path}`, { data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}
