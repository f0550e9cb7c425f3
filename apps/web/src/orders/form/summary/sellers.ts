import type { Seller } from '@tourdesk/contract/agencies/agencies'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { isOffice } from '../../../app/isOffice.ts'
import type { Option } from '../../../kit/fields/Choice.tsx'

/** Agencies that an order can be for, always including the saved order's own. */
export function agencyOptions(sellers: readonly Seller[], order: Order | null): Option<string>[] {
  return withSaved(sellers, order?.agency)
}

/** The agency's agents; always including the saved order's agent, who may have left. */
export function agentOptions(seller: Seller | undefined, order: Order | null): Option<string>[] {
  const isSavedHere = order !== null && order.agency._id === (seller?._id ?? order.agency._id)
  return withSaved(seller?.agents ?? [], isSavedHere ? order.agent : null)
}

/**
 * Who sells a new order: by default the main account itself; in an agency the current user, unless they're a
 * super user who doesn't work for it.
 */
export function sellerOf(
  sellers: readonly Seller[],
  { _id, account }: { _id: string; account: { _id: string; isSuper: boolean } },
): { agency: string; agent: string | null } {
  const team = sellers.find((seller) => seller._id === account._id)?.agents ?? []
  const worksHere = !isOffice({ account }) && team.some((agent) => agent._id === _id)
  return { agency: account._id, agent: worksHere ? _id : null }
}

function withSaved(
  offered: readonly { _id: string; name: string }[],
  saved: { _id: string; name: string } | null | undefined,
): Option<string>[] {
  const options = offered.map(({ _id, name }) => ({ value: _id, label: name }))
  const isMissing = saved && !options.some(({ value }) => value === saved._id)
  return isMissing ? [...options, { value: saved._id, label: saved.name, disabled: true }] : options
}
