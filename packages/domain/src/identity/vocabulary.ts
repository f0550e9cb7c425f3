/** Status of a person in an account; `PENDING` while an existing user has an open invite. */
export const membershipStatuses = ['ACTIVE', 'INACTIVE', 'PENDING'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]

/** Status of an invite; only `PENDING` ones are listed. */
export const inviteStatuses = ['PENDING', 'ACCEPTED', 'EXPIRED'] as const
export type InviteStatus = (typeof inviteStatuses)[number]

/** How people join through a mailed invite: with a new password, or by signing in with their own. */
export const waysIn = ['password', 'signIn'] as const
export type WayIn = (typeof waysIn)[number]

/** Tabs of the users page: two kinds of people for each kind of account. */
export const userTabs = ['cms', 'end_users', 'admins', 'agents'] as const
export type UserTab = (typeof userTabs)[number]

/** Whether a person has a second factor. */
export const factorStates = ['on', 'off'] as const
export type FactorState = (typeof factorStates)[number]
