import { expect, test } from 'vitest'
import { givenOrder } from '../testing/given.ts'
import { fillCustomer } from './knownCustomer.ts'

const noa = {
  firstName: 'Noa',
  lastName: 'Levi',
  email: 'noa@example.com',
  mobilePhone: '054-5550920',
  address: '',
}
const empty = { ...givenOrder().userInformation, firstName: '', lastName: '', email: '', roomNumber: '' }

test('a known customer fills in what is empty, and completes the phone by which they were found', () => {
  const { address: _, ...rest } = noa
  expect(fillCustomer({ ...empty, mobilePhone: '0545' }, noa, 'mobilePhone')).toEqual({
    filled: rest,
    others: {},
  })
})

test('what was typed is left alone, and named', () => {
  const typed = { ...empty, firstName: 'Dana', lastName: ' Levi ', address: 'Haifa', mobilePhone: '0545' }
  expect(fillCustomer(typed, noa, 'mobilePhone')).toEqual({
    filled: { email: noa.email, mobilePhone: noa.mobilePhone },
    others: { firstName: 'Noa' },
  })
})

test('found by email, another phone counts as typed', () => {
  expect(fillCustomer({ ...empty, email: 'noa@', mobilePhone: '03-1' }, noa, 'email')).toEqual({
    filled: { firstName: 'Noa', lastName: 'Levi', email: noa.email },
    others: { mobilePhone: noa.mobilePhone },
  })
})
