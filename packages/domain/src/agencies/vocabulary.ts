/** Status of an account. */
export const accountStatuses = ['ACTIVE', 'PENDING', 'INACTIVE'] as const
export type AccountStatus = (typeof accountStatuses)[number]
