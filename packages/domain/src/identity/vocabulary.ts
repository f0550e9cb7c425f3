/** Status of a person in an account; `PENDING` while an invite of somebody who has a user is open (HOLE-A28). */
export const membershipStatuses = ['ACTIVE', 'INACTIVE', 'PENDING'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]

/** Status of an invite; only `PENDING` ones are listed (HOLE-A26). */
export const inviteStatuses = ['PENDING', 'ACCEPTED', 'EXPIRED'] as const
export type InviteStatus = (typeof inviteStatuses)[number]

/** Tabs of the users page: two kinds of accounts, two kinds of people each (USR-02, USR-03). */
export const userTabs = ['cms', 'end_users', 'admins', 'agents'] as const
export type UserTab = (typeof userTabs)[number]
