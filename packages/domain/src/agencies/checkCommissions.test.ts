import { describe, expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkCommissions, withTourRate } from './checkCommissions.ts'

const carmel = { commissionRate: 12, commissionPerTour: [{ tour: 'masada', commissionRate: 15 }] }

describe('the rates of an agency', () => {
  it.each([
    [0, true],
    [100, true],
    [7.5, true],
    [-0.01, false],
    [100.01, false],
    [Number.NaN, false],
    [null, false],
  ])('COMM-05 CCONST-13 a rate of %s, for all tours or for one: %s', (commissionRate, isFine) => {
    const wrong = (field: string) => (isFine ? [] : [{ field, code: 'commission_rate_invalid' }])
    expect(issuesOf(checkCommissions({ ...carmel, commissionRate }))).toEqual(wrong('commissionRate'))
    expect(
      issuesOf(checkCommissions({ ...carmel, commissionPerTour: [{ tour: 'masada', commissionRate }] })),
    ).toEqual(wrong('commissionPerTour.0.commissionRate'))
  })

  it('a rate has at most two decimals, like the stored one', () => {
    expect(issuesOf(checkCommissions({ ...carmel, commissionRate: 12.75 }))).toEqual([])
    expect(issuesOf(checkCommissions({ ...carmel, commissionRate: 12.7504 }))).toEqual([
      { field: 'commissionRate', code: 'percent_decimals' },
    ])
  })

  it('COMM-07 a tour has at most one rate of its own', () => {
    const twice = [...carmel.commissionPerTour, { tour: 'masada', commissionRate: 20 }]
    expect(issuesOf(checkCommissions({ ...carmel, commissionPerTour: twice }))).toEqual([
      { field: 'commissionPerTour.1.tour', code: 'tour_repeated' },
    ])
  })

  it('HOLE-C42 a tour’s rate can be set and changed, even to the general rate; others stay', () => {
    const withGalilee = withTourRate(carmel, 'galilee', 12)
    expect(withGalilee.commissionPerTour).toEqual([
      { tour: 'masada', commissionRate: 15 },
      { tour: 'galilee', commissionRate: 12 },
    ])
    expect(withTourRate(withGalilee, 'masada', 0).commissionPerTour).toEqual([
      { tour: 'galilee', commissionRate: 12 },
      { tour: 'masada', commissionRate: 0 },
    ])
  })
})
