/** Status of an account. */
export const accountStatuses = ['ACTIVE', 'PENDING', 'INACTIVE'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** What happens to an order above an agency's credit limit: it's saved and marked, or refused. */
export const limitActions = ['warn', 'block'] as const
export type LimitAction = (typeof limitActions)[number]

/** The day by which a tour is on an agency's statement. */
export const statementBases = ['booking', 'travel', 'completed'] as const
export type StatementBasis = (typeof statementBases)[number]

/** What an agency is invoiced for: what it owes after its commission, or the full price. */
export const invoicings = ['net', 'gross'] as const
export type Invoicing = (typeof invoicings)[number]
