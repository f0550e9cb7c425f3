import type { Books } from '../payments/ledger.ts'
import type { Payment, PaymentStep, Receipt } from '../payments/payments.ts'

/** The payments after a step, as the server stores them. */
export function performStep(payments: Payment[], step: PaymentStep): Payment[] {
  const _id = nextId({ payments })
  if (step.kind === 'receive')
    return [...payments, { ...pendingCharge(step._id, step.amount), action: step.action, status: 'paid' }]
  if (step.kind === 'useCredit') {
    const { action, credit } = step
    return [...payments, { ...pendingCharge(step._id, step.amount), action, credit, status: 'paid' }]
  }
  if (step.kind === 'giveCredit') {
    const { of, amount, credit } = step
    const given = { action: 'refund', refunds: of, status: 'paid' } as const
    return [...payments, { ...pendingCharge(_id, amount), ...given, credit: credit ?? 'new' }]
  }
  if (step.kind === 'takeBack')
    return payments.map((payment) =>
      payment._id === step.payment ? { ...payment, status: 'canceled' } : payment,
    )
  if (step.kind === 'create') {
    const { action, amount, instalment = null } = step
    return [...payments, { ...pendingCharge(_id, amount), action, instalment }]
  }
  if (step.kind === 'refund')
    return [...payments, { ...pendingCharge(_id, step.amount), action: 'refund', refunds: step.of }]
  return payments.map((payment) => {
    if (payment._id !== step._id) return payment
    if (step.kind === 'reduce') return { ...payment, amount: step.amount }
    if (step.kind === 'ask') return { ...payment, amount: step.amount, instalment: step.instalment }
    return { ...payment, status: step.kind === 'settle' ? ('paid' as const) : ('canceled' as const) }
  })
}

export function nextId({ payments }: Pick<Books, 'payments'>): string {
  return `p${payments.length + 1}`
}

export function pendingCharge(_id: string, amount: number): Payment {
  return {
    _id,
    action: 'charge',
    status: 'pending',
    amount,
    currency: 'USD',
    refunds: null,
    instalment: null,
  }
}

export const cashReceipt: Receipt = {
  method: 'cash',
  day: '2026-03-02',
  reference: '',
  note: '',
  clientKey: 'k',
  received: null,
  heldBy: null,
}
