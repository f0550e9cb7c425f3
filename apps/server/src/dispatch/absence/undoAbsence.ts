import { Problem } from '@tourdesk/contract/kernel/problem'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { checkReplacement, staysOf } from '@tourdesk/domain/dispatch/absence'
import type { UndoData } from '../../activity/keepUndo.ts'
import { undoAvailability } from '../../fleet/undoAvailability.ts'
import { announce } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept } from '../../kernel/decide.ts'
import { assignCrew } from '../changeUnit.ts'
import { type Crew, crewOf, peopleOf } from '../crew.ts'
import { lockCrew } from '../lockCrew.ts'
import type { LastReply } from '../replies/lastReply.ts'
import { replyAgain } from '../replies/replyAgain.ts'
import { unitFacts } from '../unitFacts.ts'
import type { StoredUnit } from '../units.ts'
import { lockAbsence } from './lockAbsence.ts'

declare module '../../activity/keepUndo.ts' {
  interface UndoData {
    absence: UndoData['availability'] & {
      units: {
        id: string
        /** The vehicle and the people before. */
        crew: Crew
        /** Of the unit after the change. */
        version: number
        /** What its crew had replied before. */
        replies: { operator: string; reply: LastReply }[]
      }[]
    }
  }
}

/**
 * Puts the person or the car back on all units with their replies, and restores their days. Throws
 * `undo_changed` (409) if one of the units or the days changed since, or the refusal (409) if a person or car
 * isn't free.
 */
export async function undoAbsence(tx: Tx, call: Call, data: UndoData['absence']): Promise<number> {
  authorize(call.actor, 'dispatch.write')
  const { owner, units: kept } = data
  const locked = await lockAbsence(tx, call, {
    owner,
    units: kept.map(({ id }) => id),
    after: async (units) =>
      units.flatMap((unit) => {
        const before = kept.find(({ id, version }) => id === unit.id && version === unit.version)
        return before ? [{ unit, after: before.crew, replies: before.replies }] : []
      }),
  })
  if (locked.after.length < kept.length) throw new Problem('undo_changed')
  await undoAvailability(tx, call, data)
  const events: DomainEvent[] = []
  for (const { unit, after, replies } of locked.after) {
    events.push(await putBack(tx, unit, after, call.now))
    const back = peopleOf(after).filter((person) => !peopleOf(crewOf(unit)).includes(person))
    for (const { operator, reply } of replies)
      if (back.includes(operator)) await replyAgain(tx, call, unit.id, operator, reply)
  }
  const [first, ...more] = events
  if (first) await announce(tx, call, first, ...more)
  return 0
}

async function putBack(tx: Tx, unit: StoredUnit, after: Crew, now: Date): Promise<DomainEvent> {
  const before = crewOf(unit)
  await lockCrew(tx, before, after)
  const facts = await unitFacts(tx, unit.id, { start: unit.tour_date, end: unit.end_date })
  // Everyone leaves and joins, since a driver can't be replaced in one step.
  accept(checkReplacement(before, staysOf(before, after), after, facts))
  return assignCrew(tx, unit, after, now)
}
