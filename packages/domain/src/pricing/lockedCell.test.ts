import { describe, expect, it } from 'vitest'
import { isColumnLocked, type PriceColumn, type PricedTour } from './lockedCell.ts'
import { groupColumns, privateColumns } from './vocabulary.ts'

const columns: PriceColumn[] = [...groupColumns, ...privateColumns, 'transferFee']
const locked = (tour: Partial<PricedTour>) =>
  columns.filter((column) =>
    isColumnLocked(column, {
      groupTypes: [],
      doesIncludeReturnTransport: true,
      hasOwnPremium: false,
      ...tour,
    }),
  )

describe('locked columns of the price table', () => {
  it('PLIST-19 HOLE-C18 HOLE-C19 are those of group types that the tour does not have, all six vehicles together', () => {
    expect(locked({ groupTypes: ['small_group'], doesIncludeReturnTransport: true })).toEqual([
      'medium_group',
      'large_group',
      ...privateColumns,
    ])
    expect(locked({ groupTypes: ['private_group'], doesIncludeReturnTransport: true })).toEqual([
      'small_group',
      'medium_group',
      'large_group',
    ])
  })

  it('PLIST-17 HOLE-C24 are the fees unless return transport is included', () => {
    const groupTypes = ['small_group', 'medium_group', 'private_group'] as const
    expect(locked({ groupTypes, doesIncludeReturnTransport: true })).toEqual(['large_group'])
    expect(locked({ groupTypes, doesIncludeReturnTransport: false })).toEqual(['large_group', 'transferFee'])
  })

  it('PLIST-18 HOLE-C17 include the large group’s own, until premium large groups have their own price', () => {
    for (const groupTypes of [[], ['large_group' as const]])
      expect(locked({ groupTypes })).toContain('large_group')
    expect(locked({ groupTypes: ['large_group'], hasOwnPremium: true })).not.toContain('large_group')
    expect(locked({ groupTypes: ['small_group'], hasOwnPremium: true })).toContain('large_group')
  })
})
