import type { Permission } from '@tourdesk/domain/access/roles'

/** The part of the contract's `CurrentUser` that the frame needs. */
export interface Session {
  email: string
  firstName: string
  isSuper: boolean
  permissions: readonly Permission[]
  /** `isSuper` marks the main account. */
  account: { _id: string; name: string; isSuper: boolean }
  accounts: readonly { _id: string; name: string; status: string }[]
}
