import { checkPassword } from '@tourdesk/domain/identity/credentials'
import { expect, test } from 'vitest'
import { generatePassword } from './generatePassword.ts'

test('HOLE-A30 a generated password is valid, easy to read out, and never the same twice', () => {
  const made = Array.from({ length: 200 }, generatePassword)
  expect(new Set(made).size).toBe(200)
  for (const password of made) {
    expect(checkPassword(password, '').ok).toBe(true)
    expect(password).toMatch(/^[^0O1lIi]{14}$/)
  }
})
