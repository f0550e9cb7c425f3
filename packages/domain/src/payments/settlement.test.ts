import { describe, expect, it } from 'vitest'
import type { Due, Payment } from './payments.ts'
import { settlementOf } from './settlement.ts'

const due: Due = { total: 600_00, currency: 'USD', paymentTBD: false, isAgencyPayment: false }
const charge = (_id: string, amount: number, status: Payment['status'] = 'paid') =>
  ({ _id, action: 'charge', status, amount, currency: 'USD' }) as const

describe('what a save does to the money', () => {
  it('refunds what was paid above a lower total', () => {
    expect(settlementOf([charge('a', 1000_00)], due, true)).toEqual({ refunded: 400_00, kept: 0, open: 0 })
  })

  it('refunds nothing twice', () => {
    const back = { ...charge('b', 300_00, 'pending'), action: 'refund' } as const
    expect(settlementOf([charge('a', 1000_00), back], due, true)).toEqual({
      refunded: 100_00,
      kept: 0,
      open: 0,
    })
  })

  it('keeps the excess if refunds are not allowed', () => {
    expect(settlementOf([charge('a', 1000_00)], due, false)).toEqual({ refunded: 0, kept: 400_00, open: 0 })
  })

  it('reduces pending payments before refunding', () => {
    const payments = [charge('a', 500_00), charge('b', 500_00, 'pending')]
    expect(settlementOf(payments, due, true)).toEqual({ refunded: 0, kept: 0, open: 100_00 })
  })

  it('has nothing due while the price is to be determined', () => {
    const open = { ...due, paymentTBD: true, total: 0 }
    expect(settlementOf([charge('a', 500_00)], open, true)).toEqual({ refunded: 0, kept: 0, open: 0 })
    expect(settlementOf([charge('a', 500_00, 'pending')], open, true)).toEqual({
      refunded: 0,
      kept: 0,
      open: 0,
    })
  })
})
