import { contract } from '@tourdesk/contract/contract'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { AgencyOrdersQuery, DuePaymentsQuery, OperationsQuery } from '@tourdesk/contract/lists'
import { addDays, type Day } from '@tourdesk/domain/calendar'
import { findOfferedTours } from '@tourdesk/server/catalogue/tours/findOfferedTours'
import { listedTours } from '@tourdesk/server/catalogue/tours/listedTours'
import { findAssignments } from '@tourdesk/server/dispatch/assignments'
import { findCalendar } from '@tourdesk/server/dispatch/findCalendar'
import { findDayPlan } from '@tourdesk/server/dispatch/findDayPlan'
import { findManifests } from '@tourdesk/server/dispatch/manifest/findManifests'
import { findPurchasedTours } from '@tourdesk/server/entries/finding/findPurchasedTours'
import { sumPurchasedTours } from '@tourdesk/server/entries/finding/sumPurchasedTours'
import { showCars } from '@tourdesk/server/fleet/showCars'
import { showOperators } from '@tourdesk/server/fleet/showOperators'
import { findHome } from '@tourdesk/server/home/findHome'
import type { PersonCall } from '@tourdesk/server/kernel/call'
import type { Product } from '@tourdesk/server/kernel/product'
import { findReminders } from '@tourdesk/server/messages/findReminders'
import { findAgencyOrders } from '@tourdesk/server/orders/agencyOrders'
import { findCustomers } from '@tourdesk/server/orders/findCustomers'
import { orderShower } from '@tourdesk/server/orders/showOrder'
import { findDuePayments } from '@tourdesk/server/payments/due/findDuePayments'
import { searchEverything } from '@tourdesk/server/search/searchEverything'
import type { Samples } from './samples.ts'

/** A page that people wait for: its address, and the server's work for it. */
export interface MeasuredPage {
  name: string
  path: string
  run: (call: PersonCall, product: Product) => unknown
  /** Opened by an agency's owner instead of a super user. */
  isAgencys?: true
}

/** The pages whose cost could grow with the number of orders. */
export function measuredPages(today: Day, samples: Samples): MeasuredPage[] {
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
  const search = (q: string): MeasuredPage => ({
    name: `search, ${q === samples.number ? 'an order number' : q}`,
    path: `${urlOf(contract.search.everything, {})}?${new URLSearchParams({ q })}`,
    run: (call) => searchEverything(call, q, fail),
  })
  const ofAgency = (page: MeasuredPage): MeasuredPage => ({
    ...page,
    name: `of one agency: ${page.name}`,
    isAgencys: true,
  })
  const home: MeasuredPage = {
    name: 'home',
    path: urlOf(contract.home.get, {}),
    run: (call) => findHome(call, fail),
  }
  /** The list's default days. */
  const usual = { startDate: addDays(today, -180), endDate: addDays(today, 365) }
  const hebrewName = '\u05ea\u05de\u05e8'
  const month = { startDate: addDays(today, -45), endDate: addDays(today, -15) }
  const week = { startDate: today, endDate: addDays(today, 6) }
  const weeks = { startDate: today, endDate: addDays(today, 27) }
  const days = { start: today, end: addDays(today, 30) }
  const range = `startDate=${days.start}&endDate=${days.end}`
  return [
    operations('first page', usual),
    operations('all days', {}),
    operations('page 400', { page: '400' }),
    operations('COMPLETED', { tourStatus: 'COMPLETED' }),
    operations('paid', { orderStatus: 'paid' }),
    operations('overdue', { money: 'overdue' }),
    operations('a past month', month),
    operations('a month, 2 filters', { ...month, language: 'french', pickupCity: 'jaffa' }),
    operations('three filters', { language: 'french', pickupCity: 'jaffa', priceClass: 'economy' }),
    operations('one letter', { ...usual, search: 'a' }),
    operations('two letters', { ...usual, search: 'le' }),
    operations('two digits', { ...usual, search: '12' }),
    operations('a Hebrew name', { ...usual, search: hebrewName }),
    operations('a common name', { ...usual, search: 'cohen' }),
    operations('a rare name', { ...usual, search: 'vera okafor' }),
    operations('an order number', { ...usual, search: samples.number }),
    operations('all days, two letters', { search: 'le' }),
    operations('all days, two digits', { search: '12' }),
    operations('all days, a Hebrew name', { search: hebrewName }),
    operations('all days, a common name', { search: 'cohen' }),
    operations('all days, a rare name', { search: 'vera okafor' }),
    operations('all days, a number', { search: samples.number }),
    agency('first page', {}),
    agency('a month', month),
    ofAgency(agency('first page', {})),
    ofAgency(agency('a month', month)),
    ofAgency(agency('a common name', { search: 'cohen' })),
    ofAgency(home),
    home,
    search(samples.number),
    search('cohen'),
    search('vera okafor'),
    {
      name: 'customers by phone',
      path: `${urlOf(orders.customers, {})}?q=05412`,
      run: (call) => findCustomers(call, '05412'),
    },
    {
      name: 'order by id',
      path: urlOf(orders.get, { params: { id: samples.order } }),
      run: (call, product) => orderShower(product, null).open(call, samples.order),
    },
    {
      name: 'sums of a month',
      path: `${urlOf(orders.purchasedTourSums, {})}?${new URLSearchParams(month)}`,
      run: (call) => sumPurchasedTours(call, OperationsQuery.parse(month)),
    },
    {
      name: 'payments due',
      path: `${urlOf(contract.payments.due, {})}?list=due`,
      run: (call) =>
        findDuePayments(
          call,
          { ...DuePaymentsQuery.parse({}), list: 'due' },
          {
            linksOf: () => ({ paymentUrl: null, paymentUrl2: null }),
            findReminders,
          },
        ),
    },
    {
      name: 'board of a departure',
      path: `${urlOf(tourEvents.assignmentsOfDay, { params: { date: today } })}?tour=${samples.tour}`,
      run: (call) => findAssignments(call, { startDate: today, endDate: today, tour: samples.tour }),
    },
    {
      name: 'manifests of a day',
      path: `${urlOf(contract.manifests.list, {})}?date=${today}`,
      run: (call) => findManifests(call, { date: today }),
    },
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

function fail(error: unknown): void {
  throw error
}
