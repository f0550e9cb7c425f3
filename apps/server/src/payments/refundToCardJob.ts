import { jobKind } from '../kernel/jobs.ts'

/** Gives a promised refund back to the card it was paid with. */
export const refundToCardJob = jobKind<{ paymentId: string }>('refundToCard', 6)
