import type { PersonCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { announce } from '../kernel/live.ts'

/** Tells the screens of fleet and planning that a car, a supplier, an operator or their days changed. */
export async function announceFleet(tx: Tx, { actor }: PersonCall): Promise<void> {
  await announce(tx, { topic: 'fleet', days: [], by: actor.userId, accountId: null })
}
