import type { TourInput } from '@tourdesk/contract/catalogue/tourShapes'
import { startServer } from '../../../test/as.ts'
import { tourForm } from '../../../test/tourForm.ts'

/** A server and an owner who manages its tours; each new tour gets the next number. */
export async function openTourDesk() {
  const server = await startServer()
  const owner = await server.given.owner()
  const office = server.as(owner)
  let numbers = 0
  const create = (changes: Partial<TourInput> = {}) =>
    office.tours.create({ body: tourForm({ number: `N${++numbers}`, ...changes }) })
  const read = (id: string) => office.tours.get({ params: { id } })
  const change = (id: string, body: TourInput) => office.tours.change({ params: { id }, body })
  return { ...server, owner, office, create, read, change }
}

/** Two consecutive price lists: one for the winter, one without an end. */
export const winter = { description: 'Winter', startDate: '2025-11-01', endDate: '2026-03-31' }
export const summer = { description: 'Summer', startDate: '2026-04-01', endDate: null }
/** A pair of cities with a price in every column. */
export const pair = {
  pickup: 'tel_aviv' as const,
  dropoff: 'jerusalem' as const,
  pickupTime: '07:15',
  prices: {
    economy: 70,
    small_group: 125.5,
    medium_group: 99,
    large_group: 89,
    private_group: {
      four_seater: 620,
      four_seater_deluxe: 780,
      seven_seater: 740,
      seven_seater_deluxe: 920,
      ten_seater: 880,
      nineteen_seater: 1190,
    },
    transferFee: 15,
  },
}
