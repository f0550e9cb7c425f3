import { jobKind } from '../kernel/jobs.ts'

/** Makes a promised refund to the card that was paid with; retries for four days if the provider is down. */
export const refundToCardJob = jobKind<{ paymentId: string }>('refundToCard', 25)
