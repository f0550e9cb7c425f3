/** Status of a person in an account; `PENDING` while an invite of somebody who has a user is open (HOLE-A28). */
export const membershipStatuses = ['ACTIVE', 'INACTIVE', 'PENDING'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]

/** Status of an invite; only `PENDING` ones are listed (HOLE-A26). */
export const inviteStatuses = ['PENDING', 'ACCEPTED', 'EXPIRED'] as const
export type InviteStatus = (typeof inviteStatuses)[number]

/** How the holder of a mailed invite joins: with a password chosen now, or by signing in with the one they have. */
export const waysIn = ['password', 'signIn'] as const
export type WayIn = (typeof waysIn)[number]

/** Tabs of the users page: two kinds of accounts, two kinds of people each (USR-02, USR-03). */
export const userTabs = ['cms', 'end_users', 'admins', 'agents'] as const
export type UserTab = (typeof userTabs)[number]
