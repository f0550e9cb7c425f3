import { usersFields } from '@tourdesk/contract/listFields'
import { type UserTab, userTabs } from '@tourdesk/domain/identity/vocabulary'
import type { AddressOf } from '../../app/address.ts'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'

const { search, status, secondFactor, page, limit } = usersFields

/** What a tab can be asked for. */
export const usersTabFields = { search, status, secondFactor, page, limit }

/** The address of a users tab. */
export const usersSearch = listAddress(usersTabFields)
export type UsersSearch = Sized<AddressOf<typeof usersSearch>>

export const usersRows = usualRows(usersFields)

/** Defaults, which the address leaves out. */
export const usersDefaults = usersSearch.parse({})

/** An account's two tabs; the first one is the default. */
export function tabsOf(isMain: boolean): readonly [UserTab, UserTab] {
  return isMain ? ['cms', 'end_users'] : ['admins', 'agents']
}

/** True if the second part of the path is a tab and not a user. */
export function isUserTab(segment: string): segment is UserTab {
  return (userTabs as readonly string[]).includes(segment)
}

/** False for end users, who can't be invited or filtered by status. */
export function isOfStaff(tab: UserTab): boolean {
  return tab !== 'end_users'
}
