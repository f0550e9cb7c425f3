import type { CrewEvent } from '@tourdesk/contract/crew/crewEvents'
import { daysFrom } from '@tourdesk/domain/calendar'
import { countedAt, isClockWrong } from '@tourdesk/domain/crew/eventClock'
import type { Assignment } from '@tourdesk/domain/crew/reply'
import { addReply } from '../../dispatch/replies/addReply.ts'
import { assignmentOf, firstPickup } from '../../dispatch/replies/assignmentOf.ts'
import { unitsOfIds } from '../../dispatch/units.ts'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { CrewCall } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { ask } from '../../kernel/question.ts'
import { known, type Outcome, type RoadEvent, refused, storedWith } from './roadEvent.ts'

type Answer = Extract<CrewEvent, { kind: 'reply' }>

/** Stores a person's reply to being on a unit. Declining needs a reason and doesn't take anyone off. */
export function takeReply(call: CrewCall, { sent, unit, now }: RoadEvent<Answer>): Promise<Outcome> {
  const { actor } = call
  authorize(actor, 'crew.reply')
  return inTransaction<Outcome>(call, async (tx) => {
    const { reply } = sent
    const reason = reply === 'declined' ? sent.reason : ''
    if (reply === 'declined' && reason === '') return unchanged(refused('reply_reason_required'))
    const assignment = sent.seen ?? (await currentAssignment(tx, unit.id))
    if (!assignment) return unchanged(refused('not_found'))
    const phoneAt = new Date(sent.at)
    const answer = {
      id: sent._id,
      unit: unit.id,
      operator: actor.operatorId,
      reply,
      reason,
      assignment,
      at: countedAt(phoneAt, now),
      userId: null,
    }
    if (!(await addReply(tx, answer, now))) return unchanged(known)
    await announce(tx, call, {
      name: 'unit.replied',
      subject: { id: unit.id, name: unit.tour, accountId: null },
      days: daysFrom(unit.tour_date, unit.end_date),
      facts: { date: unit.tour_date, operator: actor.name, reply, ...(reason && { reason }) },
    })
    return storedWith(isClockWrong(phoneAt, now) ? ['clock_wrong'] : [])
  })
}

async function currentAssignment(tx: Tx, unitId: string): Promise<Assignment | null> {
  const [unit] = await ask(tx, unitsOfIds([unitId]))
  return unit ? assignmentOf(unit, firstPickup(unit.entries)) : null
}
