/**
 * The person and the account that a page was opened for. A browser's tabs share one session, so a call says which
 * of them it means; when the session has moved on, the server answers 409 and changes nothing.
 */
export interface OpenedFor {
  userId: string
  accountId: string
}

/** Names of the headers. Streams take them in the query too: `EventSource` sends no headers. */
export const openedForNames = { user: 'x-user', account: 'x-account' } as const

/** The same as headers or as a query; nothing without a page, which means whatever the session works in. */
export function openedForMarks(page: OpenedFor | null | undefined): Record<string, string> {
  if (!page) return {}
  return { [openedForNames.user]: page.userId, [openedForNames.account]: page.accountId }
}
