import { opensAgencies, type Person } from '../access/actor.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import type { AccountStatus } from './vocabulary.ts'

/** Status of a new agency: active if a super user creates it, else pending until one confirms it. */
export function firstStatus(maker: Pick<Person, 'isSuper'>): AccountStatus {
  return opensAgencies(maker) ? 'ACTIVE' : 'PENDING'
}

/** Name and status after an edit; the main account keeps both. Without a status, the old one stays. */
export function planAccountEdit(
  account: { isMain: boolean; name: string; status: AccountStatus },
  edit: { name: string; status?: AccountStatus | undefined },
): Decision<{ name: string; status: AccountStatus }> {
  const name = edit.name.trim()
  const status = edit.status ?? account.status
  const isSame = name === account.name && status === account.status
  return account.isMain && !isSame ? refuse('main_account_fixed') : ok({ name, status })
}

/**
 * Decides whether an account may be deleted: never the main one (`main_account_fixed`), none with orders
 * (`account_has_orders`), and none with rows on its account as an agency (`account_has_postings`).
 */
export function removeAccount(account: {
  isMain: boolean
  hasOrders: boolean
  hasPostings: boolean
}): Decision<true> {
  if (account.isMain) return refuse('main_account_fixed')
  if (account.hasOrders) return refuse('account_has_orders')
  return account.hasPostings ? refuse('account_has_postings') : ok(true)
}
