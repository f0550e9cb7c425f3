import { contract } from '@tourdesk/contract/contract'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { AgencyOrdersQuery, OperationsQuery } from '@tourdesk/contract/lists'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import { findOfferedTours } from '@tourdesk/server/catalogue/tours/findOfferedTours'
import { listedTours } from '@tourdesk/server/catalogue/tours/listedTours'
import { findCalendar } from '@tourdesk/server/dispatch/findCalendar'
import { findDayPlan } from '@tourdesk/server/dispatch/findDayPlan'
import { findPurchasedTours } from '@tourdesk/server/entries/purchasedTours'
import { showCars } from '@tourdesk/server/fleet/showCars'
import { showOperators } from '@tourdesk/server/fleet/showOperators'
import type { PersonCall } from '@tourdesk/server/kernel/call'
import { findAgencyOrders } from '@tourdesk/server/orders/agencyOrders'

/** A page that somebody waits for: its address, and what the server does for it. */
export interface MeasuredPage {
  name: string
  path: string
  run: (call: PersonCall) => unknown
}

/** The pages whose cost could grow with the number of orders. */
export function measuredPages(today: Day): MeasuredPage[] {
  const { orders, tours, tourEvents, operators, cars } = contract
  const operations = (name: string, query: Record<string, string>): MeasuredPage => ({
    name: `operations, ${name}`,
    path: `${urlOf(orders.purchasedTours, {})}?${new URLSearchParams(query)}`,
    run: (call) => findPurchasedTours(call, OperationsQuery.parse(query)),
  })
  const agency = (name: string, query: Record<string, string>): MeasuredPage => ({
    name: `agency orders, ${name}`,
    path: `${urlOf(orders.agency, {})}?${new URLSearchParams(query)}`,
    run: (call) => findAgencyOrders(call, AgencyOrdersQuery.parse(query)),
  })
  const month = { startDate: addDays(today, -180), endDate: addDays(today, -150) }
  const week = { startDate: today, endDate: addDays(today, 6) }
  const weeks = { startDate: today, endDate: addDays(today, 27) }
  const days = { start: today, end: addDays(today, 30) }
  const range = `startDate=${days.start}&endDate=${days.end}`
  return [
    operations('first page', { startDate: addDays(today, -60), endDate: addDays(today, 365) }),
    operations('all days', {}),
    operations('page 400', { page: '400' }),
    operations('COMPLETED', { tourStatus: 'COMPLETED' }),
    operations('paid', { orderStatus: 'paid' }),
    operations('overdue', { money: 'overdue' }),
    operations('a past month', month),
    operations('a month, 2 filters', { ...month, language: 'french', pickupCity: 'jaffa' }),
    operations('three filters', { language: 'french', pickupCity: 'jaffa', priceClass: 'economy' }),
    operations('one letter', { search: 'a' }),
    operations('two letters', { search: 'le' }),
    operations('two digits', { search: '12' }),
    operations('a Hebrew name', { search: '\u05ea\u05de\u05e8' }),
    operations('a common name', { search: 'cohen' }),
    operations('an order number', { search: '10021' }),
    agency('first page', {}),
    agency('a month', month),
    {
      name: 'calendar, a week',
      path: `${urlOf(tourEvents.calendar, {})}?${new URLSearchParams(week)}`,
      run: (call) => findCalendar(call, week),
    },
    {
      name: 'calendar, four weeks',
      path: `${urlOf(tourEvents.calendar, {})}?${new URLSearchParams(weeks)}`,
      run: (call) => findCalendar(call, weeks),
    },
    {
      name: 'a day over all tours',
      path: urlOf(tourEvents.day, { params: { date: today } }),
      run: (call) => findDayPlan(call, today),
    },
    {
      name: 'operators of a month',
      path: `${urlOf(operators.list, {})}?${range}`,
      run: (call) => showOperators(call, days),
    },
    {
      name: 'cars of a month',
      path: `${urlOf(cars.list, {})}?${range}`,
      run: (call) => showCars(call, days),
    },
    {
      name: 'tours of the order form',
      path: urlOf(tours.offered, {}),
      run: (call) => findOfferedTours(call),
    },
    {
      name: 'listed tours',
      path: urlOf(tours.activeOfMain, {}),
      run: (call) => listedTours(call, 'https://www.example.com'),
    },
  ]
}
