import type { Tx } from '../../kernel/database.ts'
import { newId } from '../../kernel/newId.ts'
import type { StoredUnit } from '../units.ts'
import { addReply } from './addReply.ts'
import { assignmentOf, firstPickup } from './assignmentOf.ts'

/**
 * Resets the replies of people taken off a unit, in case they come back. Their old replies stay in the
 * history.
 */
export async function dropReplies(
  tx: Tx,
  unit: StoredUnit,
  people: readonly string[],
  now: Date,
): Promise<void> {
  const assignment = assignmentOf(unit, firstPickup(unit.entries))
  for (const operator of people) {
    const left = { id: newId(), unit: unit.id, operator, reply: 'left' as const, reason: '', assignment }
    await addReply(tx, { ...left, at: now, userId: null }, now)
  }
}
