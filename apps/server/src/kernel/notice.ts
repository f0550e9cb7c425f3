/**
 * What changed and who changed it. `accountId` is the account that gets it besides the main account (none,
 * one or all); `userId` limits it to one person.
 */
export interface Notice {
  topic: string
  days: string[]
  by: string | null
  accountId: string | 'all' | null
  userId?: string
  /** The owners of what changed: people who may see only their own get only these notices. */
  ownerIds?: string[]
}
