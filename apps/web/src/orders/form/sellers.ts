import type { Seller } from '@tourdesk/contract/agencies'
import type { Order } from '@tourdesk/contract/orders'
import type { Option } from '../../kit/Choice.tsx'

/** Agencies an order can be made for; the one of a saved order is always among them (HOLE-O99, HOLE-O100). */
export function agencyOptions(sellers: readonly Seller[], order: Order | null): Option<string>[] {
  return withSaved(sellers, order?.agency)
}

/** Agents of the agency; the one of a saved order stays readable after leaving (HOLE-O100). */
export function agentOptions(seller: Seller | undefined, order: Order | null): Option<string>[] {
  const isSavedHere = order !== null && order.agency._id === (seller?._id ?? order.agency._id)
  return withSaved(seller?.agents ?? [], isSavedHere ? order.agent : null)
}

function withSaved(
  offered: readonly { _id: string; name: string }[],
  saved: { _id: string; name: string } | null | undefined,
): Option<string>[] {
  const options = offered.map(({ _id, name }) => ({ value: _id, label: name }))
  const isMissing = saved && !options.some(({ value }) => value === saved._id)
  return isMissing ? [...options, { value: saved._id, label: saved.name, disabled: true }] : options
}
