import type { Permission } from '@tourdesk/domain/access/roles'

/** What the frame needs to know about the signed-in user; the contract's `CurrentUser` is one. */
export interface Session {
  email: string
  firstName: string
  isSuper: boolean
  permissions: readonly Permission[]
  /** `isSuper` marks the main account. */
  account: { _id: string; name: string; isSuper: boolean }
  accounts: readonly { _id: string; name: string; status: string }[]
}
