import { describe, expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkAccount } from './checkAccount.ts'
import { firstStatus, planAccountEdit, removeAccount } from './planAccountEdit.ts'
import { usualSettlement } from './settlement.ts'

const carmel = {
  name: 'Carmel Travel',
  mobilePhone: '04-8371200',
  commissionRate: 12.5,
  settlement: usualSettlement,
  taxId: '',
}

describe('the form of an agency', () => {
  it('ACC-17 ACC-18 ACC-21 name and phone are required', () => {
    expect(issuesOf(checkAccount(carmel))).toEqual([])
    expect(issuesOf(checkAccount({ ...carmel, name: '  ', mobilePhone: '' }))).toEqual([
      { field: 'name', code: 'account_name_required' },
      { field: 'mobilePhone', code: 'account_phone_required' },
    ])
  })

  it.each([
    [0, true],
    [100, true],
    [12.5, true],
    [-0.01, false],
    [100.01, false],
    [Number.NaN, false],
    [null, false],
  ])('ACC-19 HOLE-A52 a commission rate of %s: %s', (commissionRate, isFine) => {
    expect(issuesOf(checkAccount({ ...carmel, commissionRate }))).toEqual(
      isFine ? [] : [{ field: 'commissionRate', code: 'commission_rate_invalid' }],
    )
  })
})

it('HOLE-A6 an agency created by a super user is active at once, otherwise pending', () => {
  expect(firstStatus({ isSuper: true })).toBe('ACTIVE')
  expect(firstStatus({ isSuper: false })).toBe('PENDING')
})

describe('an edit of an account', () => {
  const agency = { isMain: false, name: 'Carmel Travel', status: 'ACTIVE' } as const
  const main = { isMain: true, name: 'Main Office', status: 'ACTIVE' } as const

  it('ACC-16 the switch deactivates and activates an agency; without it the status stays', () => {
    expect(planAccountEdit(agency, { name: agency.name, status: 'INACTIVE' })).toEqual({
      ok: true,
      value: { name: 'Carmel Travel', status: 'INACTIVE' },
    })
    expect(planAccountEdit({ ...agency, status: 'PENDING' }, { name: ' Carmel ' })).toEqual({
      ok: true,
      value: { name: 'Carmel', status: 'PENDING' },
    })
  })

  it('HOLE-A4 the main account keeps name and status', () => {
    expect(planAccountEdit(main, { name: 'Main Office' }).ok).toBe(true)
    for (const edit of [{ name: 'Head Office' }, { name: 'Main Office', status: 'INACTIVE' } as const])
      expect(planAccountEdit(main, edit)).toEqual({ ok: false, code: 'main_account_fixed' })
  })

  it('HOLE-A43 neither the main account nor one with orders can be deleted', () => {
    const empty = { isMain: false, hasOrders: false, hasPostings: false }
    expect(removeAccount({ ...empty, isMain: true })).toMatchObject({ code: 'main_account_fixed' })
    expect(removeAccount({ ...empty, hasOrders: true })).toMatchObject({ code: 'account_has_orders' })
    expect(removeAccount({ ...empty, hasPostings: true })).toMatchObject({ code: 'account_has_postings' })
    expect(removeAccount(empty).ok).toBe(true)
  })
})
