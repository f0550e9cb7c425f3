/** What an agency's account has of a tour: its price, the commission, and what a cancellation changed of both. */
export const entryPostingKinds = ['gross', 'commission', 'cancellation', 'commission_back'] as const
export type EntryPostingKind = (typeof entryPostingKinds)[number]

/**
 * What staff record on an agency's account: money it paid for what it owes or in advance, money it was paid,
 * corrections, and what it owed when its account began.
 */
export const handPostingKinds = ['payment', 'top_up', 'payout', 'adjustment', 'opening'] as const
export type HandPostingKind = (typeof handPostingKinds)[number]

/** The kinds of postings on an agency's account. */
export const agencyPostingKinds = [...entryPostingKinds, ...handPostingKinds, 'reversal'] as const
export type AgencyPostingKind = (typeof agencyPostingKinds)[number]

/** How a balance stands: the agency owes, it has paid more than it owes, or neither. */
export const balanceSides = ['owes', 'credit', 'settled'] as const
export type BalanceSide = (typeof balanceSides)[number]

/**
 * What's pointed out about an agency's limit: most of it is used, it's passed, or little is left of what a
 * prepaid agency paid in.
 */
export const limitStates = ['near', 'over', 'low'] as const
export type LimitState = (typeof limitStates)[number]
