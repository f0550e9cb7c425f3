import { jobKind } from '../kernel/jobs.ts'

/** Gives a promised refund back to the card it was paid with; tries for four days while the provider is down. */
export const refundToCardJob = jobKind<{ paymentId: string }>('refundToCard', 25)
