import type { Permission, Role } from '@tourdesk/domain/access/roles'

/** Who is signed in and what he or she works in, as far as the frame needs to know. */
export interface Session {
  user: { _id: string; email: string; firstName: string; lastName: string; isSuper: boolean }
  account: { _id: string; name: string; isMain: boolean; doesIncludeAffiliation: boolean }
  role: Role
  permissions: readonly Permission[]
  accounts: readonly { _id: string; name: string; status: string }[]
}
