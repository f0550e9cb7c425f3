import { describe, expect, it } from 'vitest'
import { readPrice, readPrices } from './readPrices.ts'

describe('a price as people write it', () => {
  it.each([
    ['125', '125'],
    ['0', '0'],
    ['  880 ', '880'],
    ['133.5', '133.5'],
    ['133,5', '133.5'],
    ['99.90', '99.9'],
    ['$1,234.50', '1234.5'],
    ['US$ 1,234.50', '1234.5'],
    ['1,234.50 USD', '1234.5'],
    ['1.234,50', '1234.5'],
    ['1.234,50 $', '1234.5'],
    ["1'234.50", '1234.5'],
    ['1 234,50', '1234.5'],
    ['1\u00a0234,50', '1234.5'],
    ['1\u202f234', '1234'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['\u200e$1,250.00\u200f', '1250'],
    ['1,250', '1250'],
    ['007', '7'],
  ])('%j is %s', (text, number) => {
    expect(readPrice(text)).toBe(number)
  })

  it.each([
    '',
    'free',
    '-5',
    '(5.00)',
    '12%',
    '€90',
    '₪350',
    '1e3',
    '1,23,456',
    '1,234,50',
    '1.234,567',
    '0,500',
    '0.125',
    '12.3456',
    '1,2345',
    '12 34',
    '$',
    '.5',
    '5.',
  ])('%j is not a price', (text) => {
    expect(readPrice(text)).toBeNull()
  })

  it('a point before three digits can mean thousands or decimals, so it is not read', () => {
    expect(readPrice('1.250')).toBeNull()
    expect(readPrice('99.999')).toBeNull()
  })
})

describe('prices pasted together', () => {
  it('show each other that a point separates thousands', () => {
    expect(readPrices(['1.250', '99,50'])).toEqual(['1250', '99.5'])
    expect(readPrices(['1.250', '1.250.000'])).toEqual(['1250', '1250000'])
  })

  it('show each other that a comma may be a decimal one, so it is not taken for thousands', () => {
    expect(readPrices(['1,250', '99,50'])).toEqual([null, '99.5'])
    expect(readPrices(['1,250', '99.50'])).toEqual(['1250', '99.5'])
    expect(readPrices(['1,250', '1,250,000'])).toEqual(['1250', '1250000'])
  })

  it('leave what is unclear when both ways are used', () => {
    expect(readPrices(['1.250', '1,250', '99,50', '99.50'])).toEqual([null, null, '99.5', '99.5'])
  })

  it('are read by themselves where one of them is no price', () => {
    expect(readPrices(['Economy', '120', ''])).toEqual([null, '120', null])
  })
})
