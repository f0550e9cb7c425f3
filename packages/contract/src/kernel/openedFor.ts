/**
 * The person and the account that a page was opened for. A browser's tabs share one session, so each call
 * names them. If the session has changed since, the server returns 409 and changes nothing.
 */
export interface OpenedFor {
  userId: string
  accountId: string
}

/** Names of the headers. Streams accept them in the query too, since `EventSource` can't send headers. */
export const openedForNames = { user: 'x-user', account: 'x-account' } as const

/** The same as headers or query values; empty without a page, so the session's account is used. */
export function openedForMarks(page: OpenedFor | null | undefined): Record<string, string> {
  if (!page) return {}
  return { [openedForNames.user]: page.userId, [openedForNames.account]: page.accountId }
}
