import { Problem } from '@tourdesk/contract/kernel/problem'
import { dayIn } from '@tourdesk/domain/calendar'
import { removeOperator as decideRemoval } from '@tourdesk/domain/fleet/removeOperator'
import { keepUndo } from '../activity/keepUndo.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'

/**
 * Deletes a guide or a driver; past tours keep the name.
 * Throws `not_found` (404), `operator_has_assignments` (409).
 * @returns how to undo it
 */
export async function removeOperator(call: Call, id: string): Promise<string | null> {
  authorize(call.actor, 'fleet.write')
  return inTransaction(call, async (tx) => {
    const operator = await lockOperator(tx, id)
    const { role } = operator
    accept(decideRemoval({ role, lastAssignment: await lastAssignment(tx, id) }, dayIn(call.now)))
    await tx.updateTable('operators').set({ deleted_at: call.now }).where('id', '=', id).execute()
    const { first_name: firstName, last_name: lastName } = operator
    await announce(tx, call, {
      name: 'operator.deleted',
      subject: { id, name: `${firstName} ${lastName}`.trim(), accountId: null },
      before: { role, firstName, lastName },
    })
    return keepUndo(tx, call, 'removedOperator', { id, deletedAt: call.now.toISOString() })
  })
}

/** The same lock that planning takes: either we see the tour here, or planning sees the deletion. */
async function lockOperator(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('operators')
    .select(['role', 'first_name', 'last_name'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return row
}

async function lastAssignment(tx: Tx, id: string): Promise<string | null> {
  const { day } = await tx
    .selectFrom('unit_crew')
    .select((eb) => eb.fn.max('end_date').as('day'))
    .where('operator_id', '=', id)
    .executeTakeFirstOrThrow()
  return day
}
