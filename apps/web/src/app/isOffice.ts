import { isMainAccount } from '@tourdesk/domain/access/actor'

/** True in the main account, the office of the operator. */
export function isOffice({ account }: { account: { isSuper: boolean } }): boolean {
  return isMainAccount(account)
}
