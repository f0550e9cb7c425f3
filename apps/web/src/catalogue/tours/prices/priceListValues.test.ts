import { expect, test } from 'vitest'
import {
  copiedList,
  newPriceList,
  type PriceListDraft,
  priceColumns,
  priceListFields,
  priceListOf,
  priceListValuesOf,
  withOwnPremium,
} from './priceListValues.ts'

const winter: PriceListDraft = {
  ...newPriceList('2025-11-01'),
  _id: '01900000-0000-7000-8000-000000000001',
  endDate: '2026-03-31',
  status: 'Active',
}

test('CCONST-07 HOLE-C25 HOLE-C31 HOLE-C55 a new price list is a Draft from today without end, with 16 pairs of 11 prices of 0', () => {
  const list = newPriceList('2026-03-02')
  expect(list).toMatchObject({ status: 'Draft', startDate: '2026-03-02', endDate: null, description: '' })
  const { prices } = priceListValuesOf(list)
  expect(prices).toHaveLength(16)
  expect(Object.keys(prices[0]?.cells ?? {})).toEqual([...priceColumns])
  expect(priceColumns).toHaveLength(11)
  expect(new Set(prices.flatMap(({ cells }) => Object.values(cells)))).toEqual(new Set(['0']))
})

test('PLIST-11 PLIST-12 PLIST-13 typed prices are sent as numbers, with the names of the stored prices', () => {
  const values = priceListValuesOf(winter)
  const [first] = values.prices
  if (!first) throw new Error('the table has rows')
  first.pickupTime = '07:15'
  first.cells = { ...first.cells, small_group: '125.5', ten_seater: ' 880 ', transferFee: '15' }
  const sent = priceListOf(values, winter)
  expect(sent).toMatchObject({ _id: winter._id, status: 'Active' })
  expect(sent.prices?.[0]).toMatchObject({
    pickup: 'tel_aviv',
    dropoff: 'tel_aviv',
    pickupTime: '07:15',
    prices: { economy: 0, small_group: 125.5, private_group: { ten_seater: 880 }, transferFee: 15 },
  })
  expect(priceListValuesOf(sent).prices[0]?.cells).toMatchObject({ small_group: '125.5', ten_seater: '880' })
})

test('premium large groups start with the price they paid so far, and can lose it again', () => {
  const values = priceListValuesOf(winter)
  const [first] = values.prices
  if (!first) throw new Error('the table has rows')
  first.cells = { ...first.cells, economy: '70' }
  expect(values.hasOwnPremium).toBe(false)
  expect(priceListOf(values, winter).prices?.[0]?.prices).toMatchObject({ economy: 70, large_group: 0 })

  const own = { ...values, hasOwnPremium: true, prices: withOwnPremium(values.prices) }
  const kept = priceListOf(own, winter)
  expect(kept.prices?.[0]?.prices).toMatchObject({ economy: 70, large_group: 70 })
  expect(priceListValuesOf(kept).hasOwnPremium).toBe(true)
  expect(priceListOf({ ...own, hasOwnPremium: false }, kept).prices?.[0]?.prices.large_group).toBe(0)
})

test('PLIST-15 PLIST-14 HOLE-C28 a wrong price is marked in its cell, and so is a wrong pickup time', () => {
  const issuesOf = (index: number, change: object) => {
    const values = priceListValuesOf(winter)
    Object.assign(values.prices[index] ?? {}, change)
    return priceListFields(winter, []).schema.safeParse(values).error?.issues
  }
  const { cells } = priceListValuesOf(winter).prices[1] ?? { cells: {} }
  expect(issuesOf(1, { cells: { ...cells, small_group: '-5' } })).toMatchObject([
    {
      path: ['prices', 1, 'cells', 'small_group'],
      message: 'price_invalid|{"v":"-5","field":"small_group","pickup":"tel_aviv","dropoff":"jerusalem"}',
    },
  ])
  expect(issuesOf(1, { cells: { ...cells, four_seater: '' } })).toMatchObject([
    { path: ['prices', 1, 'cells', 'four_seater'], message: expect.stringContaining('"v":""') },
  ])
  expect(issuesOf(2, { cells: { ...cells, transferFee: '99.999' } })).toMatchObject([
    { path: ['prices', 2, 'cells', 'transferFee'], message: expect.stringMatching(/^price_out_of_bounds/) },
  ])
  expect(issuesOf(4, { pickupTime: '06:59' })).toMatchObject([{ path: ['prices', 4, 'pickupTime'] }])
})

test('every wrong cell is marked, and a price that can be read in two ways is one of them', () => {
  const values = priceListValuesOf(winter)
  const change = (index: number, cells: Record<string, string>) =>
    Object.assign(values.prices[index]?.cells ?? {}, cells)
  change(0, { economy: '$1,234.50', small_group: '1.234,50', medium_group: '1.250' })
  change(3, { four_seater: 'dear' })
  expect(priceListOf(values, winter).prices?.[0]?.prices).toMatchObject({
    economy: 1234.5,
    small_group: 1234.5,
    medium_group: '1.250',
  })
  expect(priceListFields(winter, []).schema.safeParse(values).error?.issues).toMatchObject([
    { path: ['prices', 0, 'cells', 'medium_group'], message: expect.stringContaining('"v":"1.250"') },
    { path: ['prices', 3, 'cells', 'four_seater'], message: expect.stringContaining('"v":"dear"') },
  ])
})

test('PLIST-20 HOLE-C30 an Active list cannot be saved over another Active one’s days', () => {
  const summer: PriceListDraft = { ...newPriceList('2026-04-01'), status: 'Active' }
  const check = (endDate: string, others: PriceListDraft[]) =>
    priceListFields(winter, others).schema.safeParse({ ...priceListValuesOf(winter), endDate }).error?.issues
  expect(check('2026-03-31', [summer])).toBeUndefined()
  expect(check('2026-04-01', [{ ...summer, status: 'Draft' }])).toBeUndefined()
  expect(check('2026-04-01', [summer])).toMatchObject([
    { path: ['startDate'], message: 'price_lists_overlap' },
  ])
})

test('a copy is a new Draft with the same prices, from the day after the last list', () => {
  const prices = priceListOf(priceListValuesOf(winter), winter).prices ?? []
  const original = { ...winter, prices }
  const later = { ...newPriceList('2026-04-01'), endDate: '2026-10-31' }
  expect(copiedList(original, [original, later], '2026-03-02')).toEqual({
    description: original.description,
    prices,
    status: 'Draft',
    startDate: '2026-11-01',
    endDate: null,
  })
  expect(copiedList(original, [original, { ...later, endDate: null }], '2026-03-02').startDate).toBe(
    '2026-03-02',
  )
  expect(copiedList(original, [original], '2026-09-01').startDate).toBe('2026-09-01')
})
