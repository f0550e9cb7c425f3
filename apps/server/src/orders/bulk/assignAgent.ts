import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { changeOrder } from '../changeOrder.ts'
import { findOrder } from '../saved/queries.ts'

/**
 * Assigns an order to an agent of its agency, or to nobody. Throws `not_found` (404), and whatever saving the
 * order form would, such as `agent_unknown` (400) for someone of another agency.
 */
export async function assignAgent(call: Call<Person>, orderId: string, agent: string | null): Promise<null> {
  authorize(call.actor, 'operations.read')
  const stored = await findOrder(call, orderId)
  if (!stored) throw new Problem('not_found')
  const { agent_id, order_type: orderType } = stored.order
  if (agent_id === agent) return null
  const selectedTours = stored.entries.map(({ id }) => ({ _id: id }))
  const readAt = stored.order.updated_at.toISOString()
  await changeOrder(call, orderId, { orderType, agent, userInformation: {}, selectedTours }, { readAt })
  return null
}
