import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { customerFrom } from './customers.ts'

const customers = (() => {
  const random = randomFrom(2026)
  return Array.from({ length: 700 }, () => customerFrom(random))
})()

test('seven hundred guests are nearly all different people', () => {
  const names = new Set(customers.map(({ firstName, lastName }) => `${firstName} ${lastName}`))
  expect(names.size).toBeGreaterThan(480)
  expect(new Set(customers.map(({ country }) => country)).size).toBeGreaterThan(12)
})

test('guests write from example domains in plain letters', () => {
  const odd = customers.filter(
    ({ email }) => !/^[a-z]+\.[a-z]+\d{1,2}@(mail|post|inbox)\.example$/.test(email),
  )
  expect(odd).toEqual([])
})

test('phones are complete and begin with the code of a country', () => {
  expect(customers.filter(({ mobilePhone }) => !/^\+\d[\d ]{8,}$/.test(mobilePhone))).toEqual([])
})

test('the same seed brings the same guests', () => {
  expect(customerFrom(randomFrom(9))).toEqual(customerFrom(randomFrom(9)))
})
