/** True in the main account, the office of the operator; the wire calls it a super account. */
export function isOffice({ account }: { account: { isSuper: boolean } }): boolean {
  return account.isSuper
}
