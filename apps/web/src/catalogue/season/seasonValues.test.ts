import type { SeasonTour } from '@tourdesk/contract/catalogue/nextSeason'
import { allPairs } from '@tourdesk/domain/pricing/checkPrices'
import { expect, test } from 'vitest'
import { perPerson, perVehicle, seasonRows } from './seasonPlan.ts'
import { seasonFields, seasonInputOf, seasonOf, seasonStart } from './seasonValues.ts'

const prices = allPairs().map((pair) => ({
  ...pair,
  pickupTime: null,
  prices: {
    economy: 0,
    small_group: 125,
    medium_group: 0,
    large_group: 0,
    private_group: {
      four_seater: 620,
      four_seater_deluxe: 0,
      seven_seater: 0,
      seven_seater_deluxe: 0,
      ten_seater: 0,
      nineteen_seater: 1190,
    },
    transferFee: 15,
  },
}))
const list = (
  _id: string,
  startDate: string,
  endDate: string | null,
  status: 'Active' | 'Draft' = 'Active',
) => ({
  _id,
  description: _id,
  startDate,
  endDate,
  status,
  prices,
})
const masada: SeasonTour = {
  _id: 'masada',
  name: 'Masada',
  number: 'T101',
  isActive: true,
  groupTypes: ['small_group', 'private_group'],
  doesIncludeReturnTransport: true,
  updatedAt: '2026-03-01T08:00:00.000Z',
  pricesList: [list('spring', '2026-03-01', '2026-08-31'), list('autumn', '2026-09-01', '2026-12-31')],
}
const open: SeasonTour = { ...masada, _id: 'open', pricesList: [list('standard', '2026-01-01', null)] }
const start = seasonStart('2026-03-02', [masada, open], (year) => `Season ${year}`)

test('the page starts with the next year in which a tour can be copied', () => {
  expect(start).toMatchObject({ description: 'Season 2027', startDate: '2027-01-01', endDate: '2027-12-31' })
  const proposal = list('proposal', '2027-01-01', '2027-12-31', 'Draft')
  const planned = { ...masada, pricesList: [...masada.pricesList, proposal] }
  expect(seasonStart('2026-03-02', [planned, open], String)).toMatchObject({ startDate: '2028-01-01' })
  expect(seasonStart('2026-03-02', [open], String)).toMatchObject({ startDate: '2027-01-01' })
})

test('each tour shows the latest list, what becomes of its prices, or why it can’t be copied', () => {
  const rows = seasonRows([masada, open], {}, seasonOf({ ...start, amount: 5, rounding: 'five' }))
  expect(rows.map(({ source, plan }) => [source?._id, plan?.ok])).toEqual([
    ['autumn', true],
    ['standard', false],
  ])
  const [first] = rows
  expect(first?.source && perPerson(first.source.prices)).toEqual({ from: 125, to: 125 })
  const copied = first?.plan?.ok ? first.plan.value.copy.prices : []
  expect(perPerson(copied)).toEqual({ from: 130, to: 130 })
  expect(perVehicle(copied)).toEqual({ from: 650, to: 1250 })
  expect(perVehicle([])).toBeNull()
  expect(seasonRows([masada], { masada: 'spring' }, null)).toMatchObject([
    { source: { _id: 'spring' }, plan: null },
  ])
})

test('what is sent has the version that was looked at, and a change that was not typed is refused', () => {
  const values = { ...start, amount: 5, isActive: false }
  expect(seasonInputOf(values, [{ tour: masada, list: 'autumn' }])).toEqual({
    description: 'Season 2027',
    startDate: '2027-01-01',
    endDate: '2027-12-31',
    status: 'Draft',
    change: { by: 'percent', amount: 5 },
    rounding: 'dollar',
    keepsFees: true,
    endsCopied: false,
    tours: [{ tour: 'masada', list: 'autumn', updatedAt: masada.updatedAt }],
  })
  expect(seasonFields.schema.safeParse(values).success).toBe(true)
  expect(seasonFields.schema.safeParse(start).error?.issues).toMatchObject([
    { path: ['amount'], message: expect.stringContaining('season_change_invalid') },
  ])
})
