/** Status of an account (ACC-26). */
export const accountStatuses = ['ACTIVE', 'PENDING', 'INACTIVE'] as const
export type AccountStatus = (typeof accountStatuses)[number]
