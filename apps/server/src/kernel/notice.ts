/**
 * What changed and who did it, with the account whose people may hear of it beside the main account: none, one, or
 * all; or with the one person it is for.
 */
export interface Notice {
  topic: string
  days: string[]
  by: string | null
  accountId: string | 'all' | null
  userId?: string
  /** Whose it is: people of the account who see only their own hear of nothing else. */
  ownerIds?: string[]
}
