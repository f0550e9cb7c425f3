import type { GivenReply } from '@tourdesk/domain/crew/reply'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'

/** Stores a reply, or that the person was asked again or left. Returns false if it's stored already. */
export async function addReply(
  tx: Tx,
  given: GivenReply & { id: string; unit: string; operator: string; at: Date; userId: string | null },
  now: Date,
): Promise<boolean> {
  const { id, unit, operator, reply, reason, assignment, at, userId } = given
  const { numInsertedOrUpdatedRows } = await insertInto(tx, 'crew_replies', {
    id,
    unit_id: unit,
    operator_id: operator,
    reply,
    reason,
    assignment: JSON.stringify(assignment),
    at,
    user_id: userId,
    created_at: now,
  })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
