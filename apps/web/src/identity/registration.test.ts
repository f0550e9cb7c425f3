import { expect, test } from 'vitest'
import { firstFault, missingOf, type Registration, refusalsOf } from './registration.ts'

const noa: Registration = {
  email: 'noa@bluedome.example',
  firstName: 'Noa',
  lastName: 'Levi',
  mobilePhone: '',
  password: 'olive-grove',
  retyped: 'olive-grove',
}

test('HOLE-A36 registering needs email, both names and a password; the phone is optional', () => {
  expect(missingOf(noa)).toEqual([])
  expect(missingOf({ ...noa, email: ' ', firstName: '', lastName: '', password: '' })).toEqual([
    'email',
    'firstName',
    'lastName',
    'password',
  ])
})

test('AUTH-21 HOLE-A36 a wrong email, a short password and a different second one have their own errors', () => {
  expect(refusalsOf(noa)).toEqual({ email: null, password: null, retyped: null })
  expect(refusalsOf({ ...noa, email: 'noa' }).email).toBe('valid_email_required')
  expect(refusalsOf({ ...noa, password: 'short', retyped: 'short' }).password).toBe('password_too_short')
  expect(refusalsOf({ ...noa, retyped: 'olive' }).retyped).toBe('mismatch')
  expect(refusalsOf({ ...noa, retyped: '' }).retyped).toBe('mismatch')
})

test('HOLE-A36 the first wrong field gets the focus', () => {
  expect(firstFault(noa)).toBeUndefined()
  expect(firstFault({ ...noa, lastName: ' ', password: '' })).toBe('lastName')
  expect(firstFault({ ...noa, retyped: 'olive' })).toBe('retyped')
})
