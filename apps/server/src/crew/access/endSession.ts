import { Problem } from '@tourdesk/contract/kernel/problem'
import { deviceOf } from '@tourdesk/domain/identity/deviceOf'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call, CrewCall } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'

/**
 * Signs out a guide's or driver's phone. Does nothing if it's signed out already. Throws `not_found` (404).
 */
export async function endSession(call: Call, operatorId: string, sessionId: string): Promise<void> {
  authorize(call.actor, 'dispatch.write')
  await inTransaction(call, async (tx) => {
    const session = await lockSession(tx, operatorId, sessionId)
    if (!session) throw new Problem('not_found')
    if (session.ended_at) return unchanged(undefined)
    await tx.updateTable('crew_sessions').set({ ended_at: call.now }).where('id', '=', sessionId).execute()
    const name = `${session.first_name} ${session.last_name}`.trim()
    await announce(tx, call, {
      name: 'operator.crewSessionEnded',
      subject: { id: operatorId, name, accountId: null },
      facts: { ...deviceOf(session.device) },
    })
  })
}

/** Signs out the calling phone. Deletes its session: an ended one means that the office signed it out. */
export async function leave(call: CrewCall): Promise<void> {
  const { actor, sessionId } = call
  authorize(actor, 'crew.days')
  await inTransaction(call, async (tx) => {
    const session = await lockSession(tx, actor.operatorId, sessionId)
    if (!session) return unchanged(undefined)
    await tx.deleteFrom('crew_sessions').where('id', '=', sessionId).execute()
    await announce(tx, call, {
      name: 'operator.crewLeft',
      subject: { id: actor.operatorId, name: actor.name, accountId: null },
      facts: { ...deviceOf(session.device) },
    })
  })
}

function lockSession(tx: Tx, operatorId: string, sessionId: string) {
  return tx
    .selectFrom('crew_sessions')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .select(['device', 'ended_at', 'first_name', 'last_name'])
    .where('crew_sessions.id', '=', sessionId)
    .where('operator_id', '=', operatorId)
    .forUpdate('crew_sessions')
    .executeTakeFirst()
}
