import { describe, expect, it } from 'vitest'
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
      editContext({ orderType: 'daily', saved: order, person: admin }).hasPayments
    expect(of({ ...saved, payments: [charge] })).toBe(true)
    expect(of({ ...saved, payments: [{ ...charge, status: 'pending' }] })).toBe(false)
    const refund = { ...charge, action: 'refund', status: 'pending' } as const
    expect(of({ ...saved, payments: [charge, refund] })).toBe(false)
    expect(of({ ...saved, payments: [charge, { ...refund, amount: 2500 }] })).toBe(true)
    expect(of({ ...saved, payments: [], fees: 5000 })).toBe(true)
  })

  it('a new order is neither saved, canceled nor paid', () => {
    expect(editContext({ orderType: 'private', saved: null, person: admin })).toEqual({
      orderType: 'private',
      isSaved: false,
      isCanceled: false,
      isPaid: false,
      hasPayments: false,
      isAgencyMode: false,
      mayMark: true,
    })
  })

  it('an agency is in agency mode and cannot set statuses', () => {
    const canceled = { ...saved, status: 'canceled' } as const
    expect(editContext({ orderType: 'daily', saved: canceled, person: dana('OWNER') })).toMatchObject({
      isSaved: true,
      isCanceled: true,
      isPaid: false,
      isAgencyMode: true,
      mayMark: false,
    })
    const paid = { ...saved, status: 'paid', paymentStatus: 'PAID' } as const
    expect(editContext({ orderType: 'daily', saved: { ...paid, payments: [] }, person: admin }).isPaid).toBe(
      true,
    )
  })
})
