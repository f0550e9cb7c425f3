import { Problem } from '@tourdesk/contract/kernel/problem'
import { ordersOfEntries } from '../entries/ordersOfEntries.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { moveParty } from './moveParty.ts'

/** Takes the people of an entry off a vehicle unit. Throws `not_found` (404) if none of them is on it. */
export async function removeOrder(call: Call, unitId: string, entryId: string): Promise<void> {
  authorize(call.actor, 'dispatch.write')
  const order = (await ordersOfEntries(call, [entryId])).get(entryId)
  if (!order) throw new Problem('not_found')
  await moveParty(call, { order, entry: entryId, from: unitId, to: null })
}
