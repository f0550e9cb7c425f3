import { expect, test } from 'vitest'
import { behindHref } from './behindHref.ts'
import type { ChosenReport } from './chosenReport.ts'

const november: ChosenReport = {
  name: 'sales',
  days: { startDate: '2026-11-01', endDate: '2026-11-30' },
  basis: 'travel',
  groupBy: ['agency', 'month'],
  compare: undefined,
}
const key = (id: string | null) => ({ id, label: null })
const counting = 'tourStatus=NOT_CONFIRMED,BOOKED,CONFIRMED,COMPLETED,PARTIAL'

test('the tours behind a number have its days, its filters and what its row is about', () => {
  expect(behindHref(november, { source: ['website'] }, 'people', [key('a1'), key('2026-11')])).toBe(
    `/operations?${counting}&source=website&agencies=a1&startDate=2026-11-01&endDate=2026-11-30`,
  )
  const byWeek: ChosenReport = { ...november, groupBy: ['week'] }
  expect(behindHref(byWeek, {}, 'canceledEntries', [key('2026-11-29')])).toBe(
    '/operations?tourStatus=CANCELED&startDate=2026-11-29&endDate=2026-11-30',
  )
})

test('tours that are counted by booking day are found by that day, whenever they take place', () => {
  const byDay: ChosenReport = { ...november, basis: 'booking', groupBy: ['day'] }
  expect(behindHref(byDay, {}, 'gross', [key('2026-11-05')])).toBe(
    `/operations?${counting}&dates=all&bookedFrom=2026-11-05&bookedTo=2026-11-05`,
  )
})

test('tours that are counted by the day of canceling are found by it, and by the reason', () => {
  const byReason: ChosenReport = {
    ...november,
    name: 'cancellations',
    basis: 'cancel',
    groupBy: ['reason', 'day'],
  }
  expect(behindHref(byReason, {}, 'canceledEntries', [key('weather'), key('2026-11-05')])).toBe(
    '/operations?tourStatus=CANCELED&cancelReason=weather&dates=all&canceledFrom=2026-11-05&canceledTo=2026-11-05',
  )
})

test('tours are found by the weekday on which they take place', () => {
  const byWeekday: ChosenReport = { ...november, groupBy: ['weekday'] }
  expect(behindHref(byWeekday, {}, 'people', [key('0')])).toBe(
    `/operations?${counting}&weekdays=0&startDate=2026-11-01&endDate=2026-11-30`,
  )
  expect(behindHref({ ...byWeekday, basis: 'booking' }, {}, 'people', [key('0')])).toBeNull()
})

test('the money behind what was received has its days, its method and its agency', () => {
  const received: ChosenReport = { ...november, name: 'received', basis: 'money', groupBy: ['method', 'day'] }
  expect(behindHref(received, { agency: ['a1'] }, 'received', [key('CASH'), key('2026-11-05')])).toBe(
    '/payments/received?agencies=a1&method=CASH&startDate=2026-11-05&endDate=2026-11-05&show=rows',
  )
  expect(behindHref(received, { source: ['website'] }, 'received', [])).toBeNull()
  expect(behindHref({ ...received, basis: 'provider' }, {}, 'received', [])).toBeNull()
})

test('what an agency earned and owes opens its account, on these days and at their end', () => {
  const earned: ChosenReport = { ...november, name: 'commission', basis: 'account' }
  expect(behindHref(earned, {}, 'commissionEarned', [key('a1'), key('2026-11')])).toBe(
    '/agency_account/a1?startDate=2026-11-01&endDate=2026-11-30&kinds=commission,commission_back',
  )
  expect(behindHref({ ...earned, groupBy: ['tour'] }, {}, 'commissionEarned', [key('t1')])).toBeNull()
  expect(behindHref(earned, {}, 'commissionEarned', [])).toBeNull()
  const owed: ChosenReport = { ...earned, name: 'agencies', groupBy: ['agency'] }
  expect(behindHref(owed, {}, 'balance', [key('a1')])).toBe('/agency_account/a1?endDate=2026-11-30')
  expect(behindHref(owed, { agency: ['a1', 'a2'] }, 'balance', [])).toBeNull()
})

test('a number opens nothing where no list has a filter for it', () => {
  expect(behindHref(november, {}, 'fees', [])).toBeNull()
  expect(behindHref(november, { channel: ['agency'] }, 'people', [])).toBeNull()
  expect(behindHref(november, {}, 'people', [key(null), key('2026-11')])).toBeNull()
  expect(
    behindHref({ ...november, basis: 'cancel', groupBy: ['lead'] }, {}, 'canceledEntries', [key('7')]),
  ).toBeNull()
})
