import { expect, test } from 'vitest'
import { newPasswordRefusals } from './newPassword.ts'

test('AUTH-18 HOLE-A36 neither of the two passwords may be empty', () => {
  expect(newPasswordRefusals('', '')).toEqual({
    password: 'password_required',
    repeated: 'password_required',
  })
  expect(newPasswordRefusals('olive-grove', '').repeated).toBe('password_required')
})

test('AUTH-21 CONST-25 a password of seven characters is refused, one of eight is not', () => {
  expect(newPasswordRefusals('1234567', '1234567').password).toBe('password_too_short')
  expect(newPasswordRefusals('12345678', '12345678')).toEqual({ password: null, repeated: null })
})

test('two different passwords do not match', () => {
  expect(newPasswordRefusals('olive-grove', 'olive-groves').repeated).toBe('mismatch')
})
