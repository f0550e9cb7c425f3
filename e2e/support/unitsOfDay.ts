import { expect, type Page } from '@playwright/test'
import type { Say } from './journey.ts'

/** The rows of the day's sheets, including the header. */
export function unitRows(page: Page, say: Say) {
  return page.getByRole('region', { name: say('Vehicles of the day', 'הרכבים של היום') }).getByRole('row')
}

/** The id of a day's first vehicle. */
export async function unitOn(page: Page, day: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/tourCars/tourEventsCarsByDate/${day}`)
  const { data }: { data: { _id: string }[] } = await answer.json()
  return data[0]?._id ?? ''
}

/** Puts an order's first tour on a vehicle. */
export async function putOn(page: Page, order: string, unit: string): Promise<void> {
  const saved = await page.request.get(`/api/v1/orders/${order}`)
  const { selectedTours }: { selectedTours: { _id: string }[] } = await saved.json()
  const data = { order, selectedTour: selectedTours[0]?._id ?? '', _id: unit }
  const put = await page.request.post(`/api/v1/tourCars/addOrder/${unit}`, { data })
  expect(put.ok()).toBe(true)
}
