import type { AgencyOrder } from '@tourdesk/contract/orders/orderLists'
import { expect, test } from 'vitest'
import { summaryOf } from './orderSummary.ts'

const masada = {
  _id: 'm',
  name: 'Masada at Sunrise',
  date: '2026-03-16',
  endDate: null,
  headCount: 2,
  status: 'BOOKED',
} as const
const jaffa = { ...masada, _id: 'j', name: 'Old Jaffa', date: '2026-03-10', headCount: 4 }
const of = (...tours: AgencyOrder['tours']) => summaryOf({ tours })

test('HOLE-O63 a row has an order’s tours, its first and last day and its parties', () => {
  expect(of(masada, jaffa)).toEqual({
    names: ['Masada at Sunrise', 'Old Jaffa'],
    days: ['2026-03-10', '2026-03-16'],
    parties: [2, 4],
  })
  expect(of(masada, { ...masada, date: '2026-03-16' })).toEqual({
    names: ['Masada at Sunrise'],
    days: ['2026-03-16'],
    parties: [2],
  })
})

test('HOLE-O54 an order of several days ends with its last one', () => {
  expect(of({ ...masada, endDate: '2026-03-18' }).days).toEqual(['2026-03-16', '2026-03-18'])
})

test('a canceled tour is not listed while another takes place', () => {
  const canceled = { ...jaffa, status: 'CANCELED' as const }
  expect(of(masada, canceled).names).toEqual(['Masada at Sunrise'])
  expect(of(canceled).names).toEqual(['Old Jaffa'])
})
