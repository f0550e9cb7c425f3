import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import type { OpenedFor } from '@tourdesk/contract/kernel/openedFor'
import { queryClient } from '../queryClient.ts'

export const sessionKey = ['session'] as const

/**
 * The session this page was opened for, whose user and account its screens show; null for a visitor. The browser may
 * have another session by now, since tabs share cookies.
 */
export function openedSession(): CurrentUser | null {
  return queryClient.getQueryData<CurrentUser | null>(sessionKey) ?? null
}

/** The ids of its user and account, which every call sends; null for a visitor. */
export function openedFor(): OpenedFor | null {
  const session = openedSession()
  return session && openedForOf(session)
}

/** True while the page still belongs to this user in this account. */
export function isOpenedFor({ userId, accountId }: OpenedFor): boolean {
  const page = openedFor()
  return page?.userId === userId && page.accountId === accountId
}

export function openedForOf({ _id, account }: CurrentUser): OpenedFor {
  return { userId: _id, accountId: account._id }
}
