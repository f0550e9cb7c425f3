import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber, readNumbers } from './readNumber.ts'

const money = { decimals: 2 }
const rate = { decimals: 6 }
const whole = { decimals: 0 }
const change = { decimals: 2, isSigned: true }

describe.each([
  ['money or a percentage', money],
  ['a rate', rate],
  ['a whole number', whole],
])('a number in the field of %s', (_, shape) => {
  it.each([
    ['', null],
    [' \u200f ', null],
    ['125', 125],
    ['0', 0],
    ['007', 7],
    ['  880 ', 880],
    ['5.', 5],
    ['12.00', 12],
    ['1 940', 1940],
    ['1\u00a0940', 1940],
    ['1\u202f940', 1940],
    ['1\u2009940', 1940],
    ["1'940", 1940],
    ['1\u2019940', 1940],
    ['1,940.00', 1940],
    ['1.940,00', 1940],
    ['1,250,000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['١٬٩٤٠٫٠٠', 1940],
    ['۱۹۴۰', 1940],
    ['\u20661940\u2069', 1940],
    ['\u200e1940\u200f', 1940],
  ])('%j is %s', (text, value) => {
    expect(readNumber(text, shape)).toEqual({ ok: true, value })
  })

  it.each([
    'free',
    '(5.00)',
    '5-',
    '--5',
    '1e3',
    '0x10',
    '∞',
    'NaN',
    '1,23,456',
    '1,234,50',
    '1,940.00.00',
    '1.940 000',
    '12 34',
    '1 94',
    '.',
    '-',
    '12/5',
    '1940 / 2',
    '\u20661940\u2069 \u20662\u2069',
  ])('%j is no number', (text) => {
    expect(readNumber(text, shape)).toEqual({ ok: false, code: 'number_unreadable' })
  })

  it.each(['-5', '\u22125', '\u200e-1,940.00', '-0.00'])('%j is below 0', (text) => {
    expect(readNumber(text, shape)).toEqual({ ok: false, code: 'number_negative' })
  })
})

describe('what a comma or a point before three digits means', () => {
  const unclear = (thousands: string, decimals: string) => ({
    ok: false,
    code: 'number_unclear',
    params: { thousands, decimals },
  })

  it.each([
    ['1,940', money, { ok: true, value: 1940 }],
    ['12,500', money, { ok: true, value: 12_500 }],
    ['1.940', money, unclear('1940', '1.94')],
    ['12.345', money, unclear('12345', '12.345')],
    ['1,940', whole, { ok: true, value: 1940 }],
    ['1.940', whole, unclear('1940', '1.94')],
    ['3.705', rate, { ok: true, value: 3.705 }],
    ['3,705', rate, unclear('3705', '3.705')],
    ['-1,940', change, { ok: true, value: -1940 }],
    ['-1.940', change, unclear('1940', '1.94')],
  ])('%s in a field of %o', (text, shape, read) => {
    expect(readNumber(text, shape)).toEqual(read)
  })
})

it.each([
  ['1940.5', 1940.5],
  ['1940,5', 1940.5],
  ['1,94', 1.94],
  ['.5', 0.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234,50', 1234.5],
  ["1'234.50", 1234.5],
  ['99.90', 99.9],
])('decimals of money: %s is %s', (text, value) => {
  expect(readNumber(text, money)).toEqual({ ok: true, value })
})

it.each([
  ['0.125', money],
  ['0,500', money],
  ['12.3456', money],
  ['1,9400', money],
  ['1234.567', money],
  ['1.234,567', money],
  ['3.1234567', rate],
])('%s has more decimals than a field of %o and is not cut', (text, shape) => {
  expect(readNumber(text, shape)).toEqual({
    ok: false,
    code: 'number_too_fine',
    params: { most: shape.decimals },
  })
})

it.each(['1,5', '1.5', '12.50', '0.01', '1,940.50'])('%s is not whole', (text) => {
  expect(readNumber(text, whole)).toEqual({ ok: false, code: 'number_not_whole' })
})

it.each([
  ['3.7', 3.7],
  ['3,7', 3.7],
  ['0,345', 0.345],
  ['3,70512', 3.70512],
  ['1.234,567', 1234.567],
  ['1,234.567', 1234.567],
])('a rate of %s is %s', (text, value) => {
  expect(readNumber(text, rate)).toEqual({ ok: true, value })
})

it('refuses more than the most, and does not clamp', () => {
  expect(readNumber('150', { decimals: 0, most: 100 })).toEqual({
    ok: false,
    code: 'number_too_large',
    params: { most: 100 },
  })
  expect(readNumber('100', { decimals: 0, most: 100 })).toEqual({ ok: true, value: 100 })
})

it('takes a number below 0 where it may be one, and never -0', () => {
  expect(readNumber('\u22125,5', change)).toEqual({ ok: true, value: -5.5 })
  expect(readNumber('-0', change)).toEqual({ ok: true, value: 0 })
})

describe('numbers pasted together', () => {
  const values = (...texts: string[]) =>
    readNumbers(texts, money).map((read) => (read.ok ? read.value : read.code))

  it('show each other that a point separates thousands', () => {
    expect(values('1.250', '99,50')).toEqual([1250, 99.5])
    expect(values('1.250', '1.250.000')).toEqual([1250, 1_250_000])
  })

  it('show each other that a comma may be a decimal one, so it is not taken for thousands', () => {
    expect(values('1,250', '99,50')).toEqual(['number_unclear', 99.5])
    expect(values('1,250', '99.50')).toEqual([1250, 99.5])
    expect(values('1,250', '1,250,000')).toEqual([1250, 1_250_000])
  })

  it('leave what is unclear when both ways are used', () => {
    expect(values('1.250', '1,250', '99,50', '99.50')).toEqual([
      'number_unclear',
      'number_unclear',
      99.5,
      99.5,
    ])
  })

  it('are read by themselves where one of them is no number', () => {
    expect(values('Economy', '120', '')).toEqual(['number_unreadable', 120, null])
  })
})

it('drops no digit of whatever it reads', () => {
  const texts = fc.stringMatching(/^[0-9]{0,5}[.,' ]?[0-9]{0,4}[.,' ]?[0-9]{0,4}$/)
  fc.assert(
    fc.property(texts, fc.constantFrom(money, rate, whole), (text, shape) => {
      const read = readNumber(text, shape)
      if (!read.ok || read.value === null) return
      const typed = text.replace(/\D/g, '').replace(/^0+/, '')
      const digits = String(read.value).replace(/\D/g, '').replace(/^0+/, '')
      expect(typed.startsWith(digits) && /^0*$/.test(typed.slice(digits.length))).toBe(true)
    }),
  )
})
