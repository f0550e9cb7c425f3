import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupTypes } from '../catalogue/vocabulary.ts'
import { headCount } from './entryDraft.ts'
import { canAdd, canRemove, keepOrReset, limitOf } from './participants.ts'
import { priceClassFor } from './priceClass.ts'

describe('participants', () => {
  it('FORM-48 OCONST-05 every group type has its limit', () => {
    const limits = groupTypes.map((group_type) => limitOf({ group_type, isDeluxe: false }, 'daily'))
    expect(limits).toEqual([10, 19, 60, 16])
  })

  it('until a group type is chosen the largest limit applies', () => {
    expect(limitOf({ group_type: null, isDeluxe: false }, 'daily')).toBe(60)
  })

  it('FORM-49 OCONST-05 with the deluxe flag it is six', () => {
    expect(limitOf({ group_type: 'private_group', isDeluxe: true }, 'daily')).toBe(6)
  })

  it('HOLE-O55 a private order takes as many people as its vehicle has seats, else sixteen', () => {
    const private_group = { group_type: 'private_group' as const, isDeluxe: false }
    expect(limitOf({ ...private_group, vehicleSize: 35 }, 'private')).toBe(35)
    expect(limitOf(private_group, 'package')).toBe(16)
  })

  it('FORM-50 the tenth person of a small group can be added and the eleventh not', () => {
    expect(canAdd({ adult: 6, child: 3 }, 10)).toBe(true)
    expect(canAdd({ adult: 6, child: 4 }, 10)).toBe(false)
  })

  it('FORM-51 a count cannot go below zero', () => {
    expect(canRemove({ adult: 1, child: 0 }, 'adult')).toBe(true)
    expect(canRemove({ adult: 1, child: 0 }, 'child')).toBe(false)
    expect(canRemove({ adult: 1 }, 'infant')).toBe(false)
  })

  it('FORM-52 counts that fit the new group type stay, others are reset to 0', () => {
    expect(keepOrReset({ adult: 8, child: 2 }, 'small_group', false)).toEqual({ adult: 8, child: 2 })
    expect(keepOrReset({ adult: 9, child: 2 }, 'small_group', false)).toEqual({ adult: 0, child: 0 })
    expect(keepOrReset({ adult: 7 }, 'private_group', true)).toEqual({ adult: 0 })
  })

  it('FORM-50 FORM-51 FORM-52 no clicking brings a party below zero or above its limit', () => {
    const type = fc.constantFrom('adult', 'child', 'infant')
    const click = fc.oneof(
      fc.record({ kind: fc.constant('plus' as const), type }),
      fc.record({ kind: fc.constant('minus' as const), type }),
      fc.record({ kind: fc.constant('group' as const), group_type: fc.constantFrom(...groupTypes) }),
    )
    fc.assert(
      fc.property(fc.array(click, { maxLength: 80 }), (clicks) => {
        let group_type = groupTypes[0] as (typeof groupTypes)[number]
        let party: Record<string, number> = { adult: 0, child: 0, infant: 0 }
        for (const made of clicks) {
          if (made.kind === 'group') {
            group_type = made.group_type
            party = keepOrReset(party, group_type, false)
          } else if (
            made.kind === 'plus' &&
            canAdd(party, limitOf({ group_type, isDeluxe: false }, 'daily'))
          ) {
            party = { ...party, [made.type]: (party[made.type] ?? 0) + 1 }
          } else if (made.kind === 'minus' && canRemove(party, made.type)) {
            party = { ...party, [made.type]: (party[made.type] ?? 0) - 1 }
          }
        }
        expect(Math.min(...Object.values(party))).toBeGreaterThanOrEqual(0)
        expect(headCount(party)).toBeLessThanOrEqual(limitOf({ group_type, isDeluxe: false }, 'daily'))
      }),
    )
  })
})

describe('price class', () => {
  it('FORM-61 HOLE-O11 stays for the large group and is reset to premium for every other', () => {
    expect(priceClassFor('large_group', 'economy')).toBe('economy')
    for (const group_type of ['small_group', 'medium_group', 'private_group'] as const) {
      expect(priceClassFor(group_type, 'economy')).toBe('premium')
    }
  })
})
