import { diffOf } from '@tourdesk/domain/activity/diffOf'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { checkUnit } from '@tourdesk/domain/dispatch/checkUnit'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { checkVersion } from '../kernel/versions.ts'
import { aboutUnit } from './aboutUnit.ts'
import { type Crew, crewOf, peopleOf } from './crew.ts'
import { noteLeaving } from './feed/leavings.ts'
import { lockCrew } from './lockCrew.ts'
import { lockDepartureOf, lockUnit } from './lockUnits.ts'
import { loggedCrew } from './loggedCrew.ts'
import { dropReplies } from './replies/dropReplies.ts'
import { saveCrew } from './saveCrew.ts'
import { settleUnits } from './settleUnits.ts'
import { unitFacts } from './unitFacts.ts'
import type { StoredUnit } from './units.ts'

/**
 * Saves the vehicle and the crew of a unit, not its orders and participants. Throws `not_found` (404),
 * `changed_by_another` (409) if `readAt` isn't the stored version, `field_invalid` (400) for unknown cars,
 * suppliers or people, or the rules' refusal (409).
 */
export async function changeUnit(
  call: Call,
  id: string,
  input: Crew,
  readAt: string | undefined,
): Promise<void> {
  authorize(call.actor, 'dispatch.write')
  await inTransaction(call, async (tx) => {
    await lockDepartureOf(tx, call, id)
    const unit = await lockUnit(tx, id)
    checkVersion(readAt, unit.updated_at)
    const before = crewOf(unit)
    const after = { ...input, guide: [...new Set(input.guide)] }
    await lockCrew(tx, before, after)
    const facts = await unitFacts(tx, id, { start: unit.tour_date, end: unit.end_date })
    accept(checkUnit(before, after, facts))
    await announce(tx, call, await assignCrew(tx, unit, after, call.now))
  })
}

/**
 * The step that gives a locked unit another vehicle and crew, which the rules have accepted. Replies of people
 * who leave start over.
 * @returns the event to announce
 */
export async function assignCrew(tx: Tx, unit: StoredUnit, after: Crew, now: Date): Promise<DomainEvent> {
  const before = crewOf(unit)
  await saveCrew(tx, unit, after)
  await settleUnits(tx, [unit.id], now)
  const stay = peopleOf(after)
  const left = peopleOf(before).filter((person) => !stay.includes(person))
  await noteLeaving(tx, unit, left, now)
  await dropReplies(tx, unit, left, now)
  return {
    name: 'unit.changed',
    ...(await aboutUnit(tx, unit)),
    ...diffOf(await loggedCrew(tx, before), await loggedCrew(tx, after)),
  }
}
