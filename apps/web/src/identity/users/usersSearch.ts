import { UsersQuery } from '@tourdesk/contract/lists'
import { type UserTab, userTabs } from '@tourdesk/domain/identity/vocabulary'
import type { z } from 'zod'
import { readable } from '../../kit/readable.ts'

/** Values that need not stand in the address. */
export const usersDefaults = { page: 1, limit: 5 } as const

/** What the address of a users tab holds. */
export const usersSearch = readable(UsersQuery.pick({ email: true, status: true, page: true, limit: true }))
export type UsersSearch = z.output<typeof usersSearch>

/** The two tabs of an account, the first of which opens by itself (USR-02, USR-03, HOLE-A3). */
export function tabsOf(isMain: boolean): readonly [UserTab, UserTab] {
  return isMain ? ['cms', 'end_users'] : ['admins', 'agents']
}

/** True when the second part of the path names a tab and not a user (HOLE-A3). */
export function isUserTab(segment: string): segment is UserTab {
  return (userTabs as readonly string[]).includes(segment)
}

/** End users are neither invited nor filtered by status (USR-08, USR-11). */
export function isOfStaff(tab: UserTab): boolean {
  return tab !== 'end_users'
}
