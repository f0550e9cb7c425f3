import type { Page } from '@playwright/test'

const api = '/api/v1'

/** Puts the order's only tour on a supplier's vehicle with exactly one seat for each of its people. */
export async function fillVehicle(page: Page, orderId: string): Promise<void> {
  const order = await read(page, `orders/${orderId}`)
  const [entry] = order.selectedTours
  const { data: suppliers } = await read(page, 'carSuppliers')
  const date = entry.date ?? entry.startDate
  const departure = await read(page, `tourEvents/getOrCreate/${date}?tour=${entry.tour._id}`)
  const unit = await write(page, 'post', 'tourCars', { tourEvent: departure._id })
  const seats = Object.values<number>(entry.participants).reduce((sum, count) => sum + count, 0)
  const externalCar = { carSupplier: suppliers[0]._id, seats }
  await write(page, 'put', `tourCars/${unit._id}`, { car: null, externalCar, driver: null, guide: [] })
  const boarding = { order: orderId, selectedTour: entry._id, _id: unit._id }
  await write(page, 'post', `tourCars/addOrder/${unit._id}`, boarding)
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
