import { describe, expect, it } from 'vitest'
import type { Person } from '../access/actor.ts'
import { dana, office } from '../testing/people.ts'
import { type EditFacts, editContext } from './editContext.ts'

const charge = { action: 'charge', status: 'paid', amount: 12500 } as const
const saved: NonNullable<EditFacts['saved']> = {
  status: 'pending',
  paymentStatus: 'PARTIAL',
  payments: [charge],
  fees: 0,
}
const admin = dana('ADMIN', office)

describe('the context of an edit', () => {
  it('the currency is fixed while some payment remains, and free after a full refund', () => {
    const of = (order: EditFacts['saved']) =>
      editContext({ orderType: 'daily', saved: order, person: admin, opensPaid: false }).hasPayments
    expect(of({ ...saved, payments: [charge] })).toBe(true)
    expect(of({ ...saved, payments: [{ ...charge, status: 'pending' }] })).toBe(false)
    const refund = { ...charge, action: 'refund', status: 'pending' } as const
    expect(of({ ...saved, payments: [charge, refund] })).toBe(false)
    expect(of({ ...saved, payments: [charge, { ...refund, amount: 2500 }] })).toBe(true)
    expect(of({ ...saved, payments: [], fees: 5000 })).toBe(true)
  })

  it('a new order is neither saved, canceled nor paid', () => {
    expect(editContext({ orderType: 'private', saved: null, person: admin, opensPaid: false })).toEqual({
      orderType: 'private',
      isSaved: false,
      isCanceled: false,
      isPaid: false,
      opensPaid: false,
      hasPayments: false,
      isAgencyMode: false,
      mayMark: true,
    })
  })

  it('an agency is in agency mode and cannot set statuses', () => {
    const canceled = { ...saved, status: 'canceled' } as const
    expect(
      editContext({ orderType: 'daily', saved: canceled, person: dana('OWNER'), opensPaid: false }),
    ).toMatchObject({
      isSaved: true,
      isCanceled: true,
      isPaid: false,
      isAgencyMode: true,
      mayMark: false,
    })
    const paid = { ...saved, status: 'paid', paymentStatus: 'PAID' } as const
    expect(
      editContext({ orderType: 'daily', saved: { ...paid, payments: [] }, person: admin, opensPaid: false })
        .isPaid,
    ).toBe(true)
  })

  it('FORM-85 only those who may settle its money open a paid order', () => {
    const paid = { ...saved, status: 'paid', paymentStatus: 'PAID' } as const
    const opens = (person: Person, opensPaid = true) =>
      editContext({ orderType: 'daily', saved: paid, person, opensPaid }).opensPaid
    expect(opens(admin)).toBe(true)
    expect(opens(admin, false)).toBe(false)
    const unpaid = editContext({ orderType: 'daily', saved, person: admin, opensPaid: true })
    expect(unpaid.opensPaid).toBe(false)
    for (const role of ['OWNER', 'ADMIN', 'AGENT'] as const) expect(opens(dana(role))).toBe(false)
    expect(opens({ ...dana('OWNER'), isSuper: true })).toBe(false)
    expect(opens({ ...admin, isSuper: true })).toBe(true)
  })
})
