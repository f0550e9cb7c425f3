import { expect, it } from 'vitest'
import { codeOf } from '../decision.ts'
import { checkEmailLogin, checkLogin, checkPassword, checkUsername } from './credentials.ts'

it.each([
  ['', 'password_required'],
  ['seven77', 'password_too_short'],
  ['eight888', null],
  ['        ', 'password_required'],
  ['  olive  ', null],
])('AUTH-21 CONST-25 a password %j: %s', (password, refusal) => {
  expect(codeOf(checkPassword(password, ''))).toBe(refusal)
})

it.each([
  ['dana.levi@carmel.example', 'dana.levi@carmel.example'],
  ['dana.levi@carmel.example', ' Dana.Levi@Carmel.example'],
  ['dana.levi@carmel.example', 'DANA.LEVI'],
  ['omer.katz', 'omer.katz'],
])('CONST-25 the password of %s isn’t %j', (login, password) => {
  expect(codeOf(checkPassword(password, login))).toBe('password_is_login')
  expect(codeOf(checkPassword(`${password}-3`, login))).toBeNull()
})

it.each([
  ['', 'valid_email_required'],
  ['dana', 'valid_email_required'],
  ['dana@carmel', 'valid_email_required'],
  ['dana@carmel.example, omer@carmel.example', 'valid_email_required'],
  [' dana@carmel.example ', null],
])('AUTH-14 AUTH-15 HOLE-A36 an email %j: %s', (email, refusal) => {
  expect(codeOf(checkEmailLogin(email))).toBe(refusal)
})

it.each([
  ['', 'username_invalid'],
  ['om', 'username_invalid'],
  ['omer katz', 'username_invalid'],
  ['עומר', 'username_invalid'],
  ['o'.repeat(65), 'username_invalid'],
  ['o'.repeat(64), null],
  ['omer.katz_2-b', null],
  ['omer@carmel.example', null],
])('HOLE-A57 USR-33 a username %j: %s', (username, refusal) => {
  expect(codeOf(checkUsername(username))).toBe(refusal)
})

it('HOLE-A29 HOLE-A57 only an agent created without an invite can have a username', () => {
  expect(codeOf(checkLogin('omer.katz', true))).toBeNull()
  expect(codeOf(checkLogin('omer.katz', false))).toBe('valid_email_required')
})
