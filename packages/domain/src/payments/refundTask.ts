import type { Day } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { type HandMethod, type PaymentState, paymentProvider } from './vocabulary.ts'

/**
 * The state of a promised refund: to be made by staff, on its way to the card, or refused by the card
 * company.
 */
export const refundStates = ['to_do', 'on_its_way', 'refused'] as const
export type RefundState = (typeof refundStates)[number]

/** The facts about a promised refund that decide what to do with it. */
export interface PromisedRefund {
  status: PaymentState
  provider: string
  /** True if the card company refused it, so that certainly nothing was paid out. */
  isRefused: boolean
}

/** How staff paid a refund. */
export interface MadeRefund {
  method: HandMethod
  day: Day
  reference: string
  note: string
}

/** What has to be done about a refund that isn't paid yet. */
export function refundState({ provider, isRefused }: Omit<PromisedRefund, 'status'>): RefundState {
  if (provider !== paymentProvider) return 'to_do'
  return isRefused ? 'refused' : 'on_its_way'
}

/**
 * Decides whether staff can say that they paid the refund. One that may still reach the card can't be paid
 * manually, or it would be paid twice. Refused with `payment_not_pending` or `refund_under_way`.
 */
export function mayMakeByHand(refund: PromisedRefund): Decision<true> {
  if (refund.status !== 'pending') return refuse('payment_not_pending')
  return refundState(refund) === 'on_its_way' ? refuse('refund_under_way') : ok(true)
}

/**
 * Decides whether a refund can be sent to the card again. Refused with `payment_not_pending`,
 * `refund_by_hand` or `refund_under_way`.
 */
export function mayRetry(refund: PromisedRefund): Decision<true> {
  if (refund.status !== 'pending') return refuse('payment_not_pending')
  const state = refundState(refund)
  if (state === 'to_do') return refuse('refund_by_hand')
  return state === 'on_its_way' ? refuse('refund_under_way') : ok(true)
}
