import { CrewEvent, type EventOutcomes } from '@tourdesk/contract/crew/crewEvents'
import { countedAt } from '@tourdesk/domain/crew/eventClock'
import { takesEvents } from '@tourdesk/domain/crew/window'
import { authorize } from '../../kernel/authorize.ts'
import type { CrewCall } from '../../kernel/call.ts'
import { eachEvent } from './eachEvent.ts'
import { findUnitOfCrew } from './findRoadUnit.ts'
import { type Outcome, refused } from './roadEvent.ts'
import { takeCash } from './takeCash.ts'
import { takeRemark } from './takeRemark.ts'
import { takeReply } from './takeReply.ts'
import { takeTap } from './takeTap.ts'
import { takeUndo } from './takeUndo.ts'

/**
 * Takes what a crew's phone sends. Events from the days when they can see the vehicle aren't refused for
 * arriving late.
 */
export function takeCrewEvents(
  call: CrewCall,
  sent: readonly Record<string, unknown>[],
): Promise<EventOutcomes> {
  authorize(call.actor, 'crew.boarding')
  return eachEvent(call, sent, CrewEvent, (event) => takeEvent(call, event))
}

async function takeEvent(call: CrewCall, sent: CrewEvent): Promise<Outcome> {
  const { actor, db, now } = call
  const at = countedAt(new Date(sent.at), now)
  const unit = await findUnitOfCrew(db, { id: sent.tourCar, operatorId: actor.operatorId, at })
  if (!unit) return refused('not_found')
  const days = { date: unit.tour_date, endDate: unit.end_date }
  if (!takesEvents(days, at, now)) return refused('not_found')
  const by = { kind: 'crew', operatorId: actor.operatorId, name: actor.name } as const
  switch (sent.kind) {
    case 'cash':
      return takeCash(call, { sent, unit, by, now })
    case 'note':
    case 'incident':
      return takeRemark(call, { sent, unit, by, now })
    case 'reply':
      return takeReply(call, { sent, unit, by, now })
    case 'boarded':
    case 'no_show':
    case 'dropped_off':
      return takeTap(call, { sent, unit, by, now })
    case 'undo':
      return takeUndo(call, { sent, unit, by, now })
  }
}
