import { expect, test } from 'vitest'
import { newPasswordRefusals } from './newPassword.ts'

test('AUTH-18 HOLE-A36 neither of the two passwords may be empty', () => {
  expect(newPasswordRefusals('', '', 'dana@carmel.example')).toEqual({
    password: 'password_required',
    repeated: 'password_required',
  })
  expect(newPasswordRefusals('olive-grove', '', 'dana@carmel.example').repeated).toBe('password_required')
})

test('AUTH-21 CONST-25 a password of seven characters is refused, one of eight is not', () => {
  expect(newPasswordRefusals('1234567', '1234567', 'dana@carmel.example').password).toBe('password_too_short')
  expect(newPasswordRefusals('12345678', '12345678', 'dana@carmel.example')).toEqual({
    password: null,
    repeated: null,
  })
})

test('two different passwords do not match', () => {
  expect(newPasswordRefusals('olive-grove', 'olive-groves', 'dana@carmel.example').repeated).toBe('mismatch')
})

test('a password that is the email is refused while it is typed', () => {
  const email = 'dana@carmel.example'
  expect(newPasswordRefusals(email, email, email)).toEqual({ password: 'password_is_login', repeated: null })
})
