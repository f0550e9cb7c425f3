import { expect, test } from 'vitest'
import { car, operator, supplier } from '../testing.ts'
import { filteredCars, filteredOperators, filteredSuppliers, makesOf } from './unitFilters.ts'

const vito = car({ _id: 'vito', plateId: '82-451-93', make: 'Mercedes' })
const transit = car({ _id: 'transit', plateId: '714-22-903', make: 'Ford' })
const sprinter = car({ _id: 'sprinter', plateId: '55-824-51', make: 'Mercedes' })
const cars = [vito, transit, sprinter]
const anyOperator = { name: '', language: null, licenseType: null, isCarOwner: null }

test('ASG-06 ASG-42 a part of the plate finds the car, with or without its hyphens', () => {
  expect(filteredCars(cars, { plate: '24519', make: null })).toEqual([vito])
  expect(filteredCars(cars, { plate: '5-82', make: null })).toEqual([sprinter])
  expect(filteredCars(cars, { plate: '', make: null })).toEqual(cars)
})

test('ASG-07 HOLE-O86 the brands are the makes of the cars, each once, and match exactly', () => {
  expect(makesOf(cars)).toEqual(['Ford', 'Mercedes'])
  expect(filteredCars(cars, { plate: '', make: 'Ford' })).toEqual([transit])
  expect(filteredCars(cars, { plate: '', make: 'For' })).toEqual([])
})

test('HOLE-O86 a supplier is found by its sizes, or by any size if it lists none', () => {
  const negev = supplier({ _id: 'negev', sizes: [19, 50] })
  const any = supplier({ _id: 'any', sizes: [] })
  expect(filteredSuppliers([negev, any], 19)).toEqual([negev, any])
  expect(filteredSuppliers([negev, any], 4)).toEqual([any])
  expect(filteredSuppliers([negev, any], null)).toEqual([negev, any])
})

test('ASG-11 ASG-12 ASG-13 ASG-14 ASG-42 operators match by part of the name, and exactly by everything else', () => {
  const noa = operator({ _id: 'noa', firstName: 'Noa', lastName: 'Levi', languages: ['english', 'french'] })
  const eli = operator({
    _id: 'eli',
    firstName: 'Eli',
    lastName: 'Peretz',
    licenseTypes: ['D1'],
    car: 'vito',
  })
  const found = (filter: object) => filteredOperators([noa, eli], { ...anyOperator, ...filter })
  expect(found({})).toEqual([noa, eli])
  expect(found({ name: 'a lev' })).toEqual([noa])
  expect(found({ language: 'french' })).toEqual([noa])
  expect(found({ licenseType: 'D1' })).toEqual([eli])
  expect(found({ isCarOwner: true })).toEqual([eli])
  expect(found({ isCarOwner: false })).toEqual([noa])
})
