/**
 * The stored status of a statement. A draft can change and is never seen by the agency; confirmed, it has a
 * number and never changes; void, what's on it can be billed again.
 */
export const statementStatuses = ['draft', 'confirmed', 'void'] as const
export type StatementStatus = (typeof statementStatuses)[number]

/** What a statement is shown as: its status, and of a confirmed one how it's paid. */
export const statementStates = ['draft', 'confirmed', 'part_paid', 'overdue', 'paid', 'void'] as const
export type StatementState = (typeof statementStates)[number]

/** The lines of a statement: a tour, what a cancellation changed of it, and what staff recorded. */
export const statementLineKinds = ['tour', 'cancellation', 'adjustment'] as const
export type StatementLineKind = (typeof statementLineKinds)[number]

/** Where the balance of an account is at the end of a day: the parts add up to it. */
export const ageingParts = ['unbilled', 'notDue', 'to30', 'to60', 'to90', 'over90', 'unallocated'] as const
export type AgeingPart = (typeof ageingParts)[number]

/** What of an order an agency's list can have as its amount. */
export const listMeasures = ['net', 'gross', 'commission'] as const
export type ListMeasure = (typeof listMeasures)[number]

/** How an agency's list and ours agree about an order, what needs a look first. */
export const comparedKinds = ['differs', 'only_theirs', 'only_ours', 'equal'] as const
export type ComparedKind = (typeof comparedKinds)[number]

/** Why a row of an agency's list isn't compared. */
export const unreadReasons = ['no_key', 'no_amount', 'amount_unreadable', 'total'] as const
export type UnreadReason = (typeof unreadReasons)[number]
