import { jobKind } from '../../kernel/jobs.ts'

/** Whose texts are to be written again: those about an order, or to a guide, driver or car supplier. */
export type Whose = { order: string } | { recipient: string }

export const rewriteByHandJob = jobKind<Whose>('rewriteByHand', 5)
