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

test('HOLE-A36 registering needs email, both names and a password; the phone may wait', () => {
  expect(missingOf(noa)).toEqual([])
  expect(missingOf({ ...noa, email: ' ', firstName: '', lastName: '', password: '' })).toEqual([
    'email',
    'firstName',
    'lastName',
    'password',
  ])
})

test('AUTH-21 HOLE-A36 a wrong address, a short password and a second one that differs are told apart', () => {
  expect(refusalsOf(noa)).toEqual({ email: null, password: null, retyped: null })
  expect(refusalsOf({ ...noa, email: 'noa' }).email).toBe('valid_email_required')
  expect(refusalsOf({ ...noa, password: 'short', retyped: 'short' }).password).toBe('password_too_short')
  expect(refusalsOf({ ...noa, retyped: 'olive' }).retyped).toBe('mismatch')
  expect(refusalsOf({ ...noa, retyped: '' }).retyped).toBe('mismatch')
})

test('HOLE-A36 the first field that is wrong is the one to go to', () => {
  expect(firstFault(noa)).toBeUndefined()
  expect(firstFault({ ...noa, lastName: ' ', password: '' })).toBe('lastName')
  expect(firstFault({ ...noa, retyped: 'olive' })).toBe('retyped')
})
