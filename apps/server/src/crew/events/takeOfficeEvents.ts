import { type EventOutcomes, OfficeEvent } from '@tourdesk/contract/crew/crewEvents'
import { authorize } from '../../kernel/authorize.ts'
import type { PersonCall } from '../../kernel/call.ts'
import { eachEvent } from './eachEvent.ts'
import { findUnitOfOffice } from './findRoadUnit.ts'
import { type Outcome, refused } from './roadEvent.ts'
import { takeRemark } from './takeRemark.ts'
import { takeTap } from './takeTap.ts'
import { takeUndo } from './takeUndo.ts'

/** Takes the same events from the office. */
export function takeOfficeEvents(
  call: PersonCall,
  sent: readonly Record<string, unknown>[],
): Promise<EventOutcomes> {
  authorize(call.actor, 'dispatch.write')
  return eachEvent(call, sent, OfficeEvent, (event) => takeEvent(call, event))
}

async function takeEvent(call: PersonCall, sent: OfficeEvent): Promise<Outcome> {
  const { actor, db, now } = call
  const unit = await findUnitOfOffice(db, sent.tourCar)
  if (!unit) return refused('not_found')
  const by = { kind: 'person', userId: actor.userId, name: actor.name } as const
  switch (sent.kind) {
    case 'note':
    case 'incident':
      return takeRemark(call, { sent, unit, by, now })
    case 'boarded':
    case 'no_show':
    case 'dropped_off':
      return takeTap(call, { sent, unit, by, now })
    case 'undo':
      return takeUndo(call, { sent, unit, by, now })
  }
}
