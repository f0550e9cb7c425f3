import { describe, expect, it } from 'vitest'
import { commissionOf } from './commission.ts'
import { columnForSize, columnOfSizeCode } from './privateColumn.ts'

const carmelTravel = { commissionRate: 12, commissionPerTour: [{ tour: 'masada', commissionRate: 15 }] }

describe('commission', () => {
  it('HOLE-O22 HOLE-C42 is a percentage of the entry’s total, the tour’s own rate first', () => {
    expect(commissionOf(25000, 'galilee', carmelTravel)).toBe(3000)
    expect(commissionOf(25000, 'masada', carmelTravel)).toBe(3750)
  })

  it('HOLE-O22 is rounded to the cent', () => {
    expect(commissionOf(29109, 'galilee', { ...carmelTravel, commissionRate: 7.5 })).toBe(2183)
  })

  it('COMM-05 a rate of 0 for one tour stays 0', () => {
    const none = { commissionRate: 12, commissionPerTour: [{ tour: 'masada', commissionRate: 0 }] }
    expect(commissionOf(25000, 'masada', none)).toBe(0)
  })
})

describe('vehicle sizes and price columns', () => {
  it('HOLE-O15 the eight vehicle sizes', () => {
    const columns = ([4, 7, 10, 13, 16, 19, 35, 50] as const).map((size) => columnForSize(size, false))
    expect(columns).toEqual([
      'four_seater',
      'seven_seater',
      'ten_seater',
      'nineteen_seater',
      'nineteen_seater',
      'nineteen_seater',
      null,
      null,
    ])
    expect([columnForSize(4, true), columnForSize(7, true)]).toEqual([
      'four_seater_deluxe',
      'seven_seater_deluxe',
    ])
  })

  it('HOLE-A55 HOLE-C22 HOLE-O94 each size code has a column, and a comfort ten-seater uses the ten-seater’s', () => {
    expect(columnOfSizeCode).toEqual({
      '4_seater': 'four_seater',
      '4_seater_deluxe': 'four_seater_deluxe',
      '7_seater': 'seven_seater',
      '7_seater_deluxe': 'seven_seater_deluxe',
      '10_seater': 'ten_seater',
      '10_seater_deluuxe': 'ten_seater',
      '16_19_seater': 'nineteen_seater',
    })
  })
})
