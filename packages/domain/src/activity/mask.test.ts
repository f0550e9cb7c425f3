import { expect, test } from 'vitest'
import { lastOfPassport, longestText, mask } from './mask.ts'

const hash = (text: string) => `hash of ${text.length}`

test('secrets are never kept, however deeply nested', () => {
  const kept = mask(
    {
      name: 'Noa',
      password: 'olive-grove-33',
      newPassword: true,
      apiKey: '0123',
      api_key: '0123',
      token: 't',
      clientSecret: 's',
      cardNumber: '4580',
      account: { refreshToken: 'r', name: 'Carmel' },
      people: [{ password_hash: 'p', name: 'Dan' }],
    },
    hash,
  )
  expect(kept).toEqual({
    name: 'Noa',
    newPassword: true,
    account: { name: 'Carmel' },
    people: [{ name: 'Dan' }],
  })
})

test('the key of an accounting program is not a secret and stays', () => {
  expect(mask({ hashavshevetItemKey: 'T-12' }, hash)).toEqual({ hashavshevetItemKey: 'T-12' })
})

test.each([
  ['X1234567', '••••4567'],
  ['1234', '••••'],
  ['', ''],
])('of the passport number %j the log keeps %j', (passport, kept) => {
  expect(lastOfPassport(passport)).toBe(kept)
  expect(mask({ 'userInformation.passportNumber': passport }, hash)).toEqual({
    'userInformation.passportNumber': kept,
  })
  expect(mask({ passportNumber: kept }, hash)).toEqual({ passportNumber: kept })
})

test('an empty passport field stays empty', () => {
  expect(mask({ passportNumber: null }, hash)).toEqual({ passportNumber: null })
})

test('text over 2,000 characters is kept as its length and hash', () => {
  const [fits, long] = ['a'.repeat(longestText), 'a'.repeat(longestText + 1)]
  expect(longestText).toBe(2000)
  expect(mask({ fits, long, list: [long] }, hash)).toEqual({
    fits,
    long: { length: 2001, hash: 'hash of 2001' },
    list: [{ length: 2001, hash: 'hash of 2001' }],
  })
})
