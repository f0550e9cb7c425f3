import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { newId } from '../../kernel/newId.ts'
import { addReply } from './addReply.ts'
import type { LastReply } from './lastReply.ts'

/** Records once more what a person had replied, since taking them off the unit reset it. */
export async function replyAgain(
  tx: Tx,
  { actor, now }: Call,
  unit: string,
  operator: string,
  last: LastReply,
): Promise<void> {
  const { reply, reason, assignment, byOffice } = last
  const userId = byOffice && 'userId' in actor ? actor.userId : null
  await addReply(tx, { id: newId(), unit, operator, reply, reason, assignment, at: now, userId }, now)
}
