import { orderSteps } from '@tourdesk/domain/orders/checkOrder'
import { expect, test } from 'vitest'
import { fieldsOf, firstFieldOf, stepOfField } from './steps.ts'

test('each part of an order belongs to one step, which shows its faults', () => {
  for (const step of orderSteps)
    expect(fieldsOf(step).map(stepOfField)).toEqual(fieldsOf(step).map(() => step))
  expect(fieldsOf('customer')).toEqual(['userInformation'])
})

test.each([
  ['selectedTours.0.participants', 'tours'],
  ['overrideUnavailability', 'tours'],
  ['userInformation.email', 'customer'],
  ['coupon_code', 'summary'],
  ['something.new', 'summary'],
])('a fault of %s is shown on the step %s', (field, step) => {
  expect(stepOfField(field)).toBe(step)
})

test('the first field of the tours is the tour, or in a star order the star tour', () => {
  expect(firstFieldOf('tours', 2, 'daily')).toBe('selectedTours.2.tour')
  expect(firstFieldOf('tours', 2, 'starTour')).toBe('starTour')
})
