import { UsersQuery } from '@tourdesk/contract/lists'
import { type UserTab, userTabs } from '@tourdesk/domain/identity/vocabulary'
import type { z } from 'zod'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'

/** A users tab's address. */
export const usersSearch = listAddress(
  UsersQuery.pick({ search: true, status: true, secondFactor: true, page: true, limit: true }),
)
export type UsersSearch = Sized<z.output<typeof usersSearch>>

export const usersRows = usualRows(UsersQuery)

/** Left out of the address. */
export const usersDefaults = usersSearch.parse({})

/** An account's two tabs; the first one is the default. */
export function tabsOf(isMain: boolean): readonly [UserTab, UserTab] {
  return isMain ? ['cms', 'end_users'] : ['admins', 'agents']
}

/** True if the second part of the path is a tab and not a user. */
export function isUserTab(segment: string): segment is UserTab {
  return (userTabs as readonly string[]).includes(segment)
}

/** End users can't be invited or filtered by status. */
export function isOfStaff(tab: UserTab): boolean {
  return tab !== 'end_users'
}
