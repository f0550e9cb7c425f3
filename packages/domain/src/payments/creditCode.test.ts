import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditCodeOf, readCreditCode } from './creditCode.ts'

test('a code is eight letters of Crockford’s base 32, and every byte counts', () => {
  expect(creditCodeOf(new Uint8Array([0, 0, 0, 0, 0]))).toBe('0000-0000')
  expect(creditCodeOf(new Uint8Array([255, 255, 255, 255, 255]))).toBe('ZZZZ-ZZZZ')
  expect(creditCodeOf(new Uint8Array([0, 0x44, 0x32, 0x14, 0xc7]))).toBe('0123-4567')
})

test.each([
  ['7K3M-Q9XA', '7K3M-Q9XA'],
  ['7k3m-q9xa', '7K3M-Q9XA'],
  ['7k3mq9xa', '7K3M-Q9XA'],
  [' 7K3M Q9XA ', '7K3M-Q9XA'],
  ['7-K3-MQ9-XA', '7K3M-Q9XA'],
  ['7K3M–Q9XA', '7K3M-Q9XA'],
  ['\u20667K3M-Q9XA\u2069', '7K3M-Q9XA'],
  ['OoIi-LlIL', '0011-1111'],
  ['7K3M-Q9X', null],
  ['7K3M-Q9XAA', null],
  ['7K3M-Q9XU', null],
  ['7K3M-Q9X!', null],
  ['זיכוי-12', null],
  ['', null],
])('people who type %j mean %j', (typed, code) => {
  expect(readCreditCode(typed)).toBe(code)
})

test('every code is read as it was made, whatever becomes of case and dashes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 5, maxLength: 5 }), (bytes) => {
      const code = creditCodeOf(bytes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      for (const typed of [code, code.toLowerCase(), code.replace('-', ''), code.replaceAll('0', 'o')])
        expect(readCreditCode(typed)).toBe(code)
    }),
  )
})

test('different bytes make different codes', () => {
  const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(bytes, bytes, (a, b) => {
      expect(creditCodeOf(a) === creditCodeOf(b)).toBe(a.every((byte, index) => byte === b[index]))
    }),
  )
})
