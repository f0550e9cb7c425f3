import type { GivenReply } from '@tourdesk/domain/crew/reply'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'

/** Keeps an answer, or that somebody was asked again or left. Returns false if the answer was kept before. */
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
