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

  it('HOLE-A55 HOLE-C22 OCONST-10 the odd ten-seater deluxe is priced as a ten-seater', () => {
    expect(columnOfSizeCode['10_seater_deluuxe']).toBe('ten_seater')
    expect(columnOfSizeCode['16_19_seater']).toBe('nineteen_seater')
  })
})
