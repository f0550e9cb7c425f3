import { jobKind } from '../../kernel/jobs.ts'

/** The texts to rewrite: those about an order, or to a guide, driver or car supplier. */
export type Whose = { order: string } | { recipient: string }

export const rewriteByHandJob = jobKind<Whose>('rewriteByHand', 5)
