import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { PersonCall } from '../../kernel/call.ts'
import { newId } from '../../kernel/newId.ts'
import { aboutUnit } from '../aboutUnit.ts'
import { lockUnit } from '../lockUnits.ts'
import { addReply } from './addReply.ts'
import { assignmentOf, firstPickup } from './assignmentOf.ts'

/**
 * Records that a crew member accepted by phone, or asks them again. Throws `not_found` (404), and a field
 * error (400) for someone who isn't on the unit.
 */
export async function setReply(
  call: PersonCall,
  unitId: string,
  { operator, reply }: { operator: string; reply: 'accepted' | 'proposed' },
): Promise<void> {
  const { actor, now } = call
  authorize(actor, 'dispatch.write')
  await inTransaction(call, async (tx) => {
    const unit = await lockUnit(tx, unitId)
    const member = unit.crew.find(({ id }) => id === operator)
    if (!member) throw fieldProblem([{ field: 'operator', code: 'field_invalid' }])
    const assignment = assignmentOf(unit, firstPickup(unit.entries))
    const given = { id: newId(), unit: unitId, operator, reply, reason: '', assignment }
    await addReply(tx, { ...given, at: now, userId: actor.userId }, now)
    await announce(tx, call, {
      name: 'unit.replied',
      ...(await aboutUnit(tx, unit, { operator: member.name, reply })),
    })
  })
}
