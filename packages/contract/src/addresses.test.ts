import { expect, test } from 'vitest'
import { addresses } from './addresses.ts'
import { contract } from './contract.ts'
import type { Address } from './kernel/addresses.ts'

const { availabilities, cars, carSuppliers, currency, editLogs, operators, orders } = addresses
const { tourCars, tourEvents, tours, users } = addresses

/** The calls of orders and operations, written out without our client. */
const calls: [string, Address, string][] = [
  ['OAPI-02 an order', orders.get, 'GET /orders/:id'],
  ['OAPI-03 the purchased tours', orders.purchasedTours, 'GET /orders/purchasedTours/data'],
  ['OAPI-04 the orders of an agency', orders.agency, 'GET /orders/agency'],
  ['OAPI-05 a new order', orders.place, 'POST /orders'],
  ['OAPI-06 a changed order', orders.change, 'PUT /orders/:id'],
  ['OAPI-07 a canceled order', orders.cancel, 'POST /orders/cancel'],
  ['OAPI-08 a price', orders.calculatePrice, 'POST /orders/calculatePrice'],
  ['OAPI-09 the export of operations', orders.exportPurchasedTours, 'GET /orders/export'],
  ['OAPI-10 the export of an agency', orders.exportAgencyOrders, 'GET /orders/export'],
  ['OAPI-11 the log of an order', editLogs.ofOrder, 'GET /editLogs/docs/Order/:id'],
  ['OAPI-12 a user', users.get, 'GET /users/:id'],
  ['OAPI-13 the rates', currency.fixed, 'GET /currency/fixed'],
  ['OAPI-14 the active tours', tours.active, 'GET /tours/getActiveTours'],
  ['OAPI-15 all operators', operators.list, 'GET /operators'],
  ['OAPI-16 an operator', operators.get, 'GET /operators/getById/:id'],
  ['OAPI-17 operators on a date', operators.onDate, 'GET /operators/operatorsOnDate'],
  ['OAPI-18 a saved operator', operators.save, 'POST /operators'],
  ['OAPI-19 a deleted operator', operators.remove, 'DELETE /operators/:id'],
  ['OAPI-20 all cars', cars.list, 'GET /cars'],
  ['OAPI-21 a car', cars.get, 'GET /cars/:id'],
  ['OAPI-22 a saved car', cars.save, 'POST /cars'],
  ['OAPI-23 a set status', availabilities.set, 'POST /availabilities/addAvailabilityStatus'],
  [
    'OAPI-24 a removed range',
    availabilities.remove,
    'DELETE /availabilities/removeAvailability/:objId/:availId/:objType',
  ],
  ['OAPI-25 all car suppliers', carSuppliers.list, 'GET /carSuppliers'],
  ['OAPI-26 a car supplier', carSuppliers.get, 'GET /carSuppliers/:id'],
  ['OAPI-27 a saved car supplier', carSuppliers.save, 'POST /carSuppliers'],
  ['OAPI-28 a departure', tourEvents.getOrCreate, 'GET /tourEvents/getOrCreate/:date'],
  ['OAPI-29 a changed vehicle unit', tourCars.change, 'PUT /tourCars/:id'],
  ['OAPI-30 a new vehicle unit', tourCars.create, 'POST /tourCars'],
  ['OAPI-31 a deleted vehicle unit', tourCars.remove, 'DELETE /tourCars/delete/:id'],
  ['OAPI-32 an order put on a unit', tourCars.addOrder, 'POST /tourCars/addOrder/:id'],
  [
    'OAPI-33 an order taken off a unit',
    tourCars.removeOrder,
    'DELETE /tourCars/removeOrder/:tourCarId/:selectedTourId',
  ],
  ['OAPI-34 the units of a date', tourCars.ofDate, 'GET /tourCars/tourEventsCarsByDate/:date'],
]

test.each(calls)('%s has its literal address', (_, { method, path }, literal) => {
  expect(`${method} ${path}`).toBe(literal)
})

test('OAPI-09 OAPI-10 the type in the query decides between the two exports', () => {
  const { exportPurchasedTours, exportAgencyOrders } = contract.orders
  expect(exportPurchasedTours.query.shape.type.value).toBe('purchasedTours')
  expect(exportAgencyOrders.query.shape.type.value).toBe('agencyOrders')
})

test('OAPI-36 HOLE-O2 HOLE-O3 HOLE-O75 HOLE-O76 what the table leaves open has one path and one shape everywhere', () => {
  const { orders, operators, cars, carSuppliers, tourEvents, tourCars } = contract
  expect([orders.changeByPost.method, orders.changeByPost.path]).toEqual(['POST', '/orders'])
  expect(Object.keys(operators.onDate.query.shape)).toEqual(['date', 'role'])
  expect([tourEvents.assignments.path, Object.keys(tourEvents.assignments.query.shape)]).toEqual([
    '/tourEvents/assignments',
    ['startDate', 'endDate'],
  ])
  expect(tourEvents.assignmentsOfDay.path).toBe('/tourEvents/assignments/:date')
  expect(Object.keys(tourEvents.assignmentsOfDay.answer.shape).toSorted()).toEqual(
    ['cars', 'guides', 'drivers', 'carSuppliers', 'purchasedTours', 'dayEventCars'].toSorted(),
  )
  const paged = [orders.purchasedTours, orders.agency]
  for (const { answer } of paged)
    expect(Object.keys(answer.shape)).toEqual(['data', 'total', 'page', 'limit', 'totalIsExact'])
  const unpaged = [operators.list, operators.onDate, cars.list, carSuppliers.list, tourCars.ofDate]
  for (const { answer } of unpaged) expect(Object.keys(answer.shape)).toEqual(['data'])
  const records = [orders.get, orders.place, orders.change, operators.get, cars.get, carSuppliers.get]
  for (const { answer } of records) expect(answer.shape).toHaveProperty('_id')
})
