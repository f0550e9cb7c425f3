import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import { isMainAccount, type Person } from '@tourdesk/domain/access/actor'

/** The signed-in user as the domain's actor. */
export function actorOf({ _id, isSuper, role, account, firstName, email }: CurrentUser): Person {
  return {
    kind: 'person',
    userId: _id,
    name: firstName || email,
    isSuper,
    role,
    account: { ...account, isMain: isMainAccount(account) },
  }
}
