import { type AbsenceInput, unitsOfAbsence } from '@tourdesk/contract/dispatch/absences'
import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { dayIn } from '@tourdesk/domain/calendar'
import { checkReplacement, withReplacement } from '@tourdesk/domain/dispatch/absence'
import { checkRange } from '@tourdesk/domain/fleet/checkRange'
import { firstStep } from '../../activity/firstStep.ts'
import { keepUndo } from '../../activity/keepUndo.ts'
import { lockRanges, type Owner } from '../../fleet/rangeOwner.ts'
import { setDays } from '../../fleet/setAvailability.ts'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept, acceptFields } from '../../kernel/decide.ts'
import { ask } from '../../kernel/question.ts'
import { assignCrew } from '../changeUnit.ts'
import { type Crew, crewOf } from '../crew.ts'
import { lockCrew } from '../lockCrew.ts'
import { unitFacts } from '../unitFacts.ts'
import { type StoredUnit, unitsOfIds } from '../units.ts'
import { lockAbsence } from './lockAbsence.ts'
import { readTouched, type Touched } from './readTouched.ts'
import { touchedUnits } from './touchedUnits.ts'

type Chosen = AbsenceInput['units'][number]

/** A unit with its new vehicle and crew. */
interface Replaced extends Touched {
  after: Crew
}

/**
 * Marks a car, guide or driver as unavailable and replaces them on the units of those days, all or nothing.
 * Repeating a `clientKey` returns the first undo, for as long as that's kept. Throws wrong fields (400),
 * `not_found` (404), `absence_outdated` (409) if these aren't the units it touches, or one has changed since it
 * was read, or the rules' refusal (409) for a replacement who isn't free.
 * @returns how to undo it
 */
export async function saveAbsence(call: Call<Person>, input: AbsenceInput): Promise<string | null> {
  authorize(call.actor, 'dispatch.write')
  authorize(call.actor, 'fleet.write')
  const { objType, itemId, id, units: chosen, notes, clientKey } = input
  const days = acceptFields(checkRange({ ...input, endDate: input.endDate ?? null, status: 'unavailable' }))
  const { startDate, endDate } = days
  const owner: Owner = { objType, id: itemId }
  const today = dayIn(call.now)
  return inTransaction(call, async (tx) => {
    const locked = await lockAbsence(tx, call, {
      owner,
      units: chosen.map(({ tourCar }) => tourCar),
      after: async (units) => replacedBy(chosen, await readTouched(tx, itemId, { units, today })),
    })
    if (await firstStep(tx, call, 'absence', clientKey)) return unchanged(clientKey)
    const touched = await ask(tx, touchedUnits(owner, { start: startDate, end: endDate }, today))
    checkSame(touched.slice(0, unitsOfAbsence), locked.units, chosen)
    const { event, ...set } = await setDays(tx, owner, {
      _id: id ?? null,
      startDate,
      endDate,
      status: 'unavailable',
      notes,
    })
    const events: DomainEvent[] = []
    for (const replaced of locked.after) events.push(await replaceOn(tx, replaced, call.now))
    await announce(tx, call, event, ...events)
    const kept = await ask(tx, unitsOfIds(locked.units.map((unit) => unit.id)))
    const undone = {
      ...set,
      after: await lockRanges(tx, owner),
      units: locked.units.map((unit) => ({
        id: unit.id,
        crew: crewOf(unit),
        version: kept.find((each) => each.id === unit.id)?.version ?? 0,
        replies: unit.crew.flatMap(({ id: operator, reply }) => (reply ? [{ operator, reply }] : [])),
      })),
    }
    return keepUndo(tx, call, 'absence', undone, clientKey)
  })
}

/** The units with their replacements. Throws `field_invalid` (400) for unknown ones and for those of other work. */
function replacedBy(chosen: readonly Chosen[], touched: readonly Touched[]): Replaced[] {
  return touched.map((each) => {
    const index = chosen.findIndex(({ tourCar }) => tourCar === each.unit.id)
    const replacement = chosen[index]?.replacement ?? null
    if (replacement === null) return { ...each, after: each.without }
    if (!each.known.includes(replacement))
      throw fieldProblem([{ field: `units.${index}.replacement`, code: 'field_invalid' }])
    const offer = each.offers.find(({ _id }) => _id === replacement)
    const joining = offer ?? { _id: replacement, ownCar: null }
    return { ...each, after: withReplacement(each.without, each.role, joining) }
  })
}

/** Throws `absence_outdated` unless the person chose for exactly these units, as they are now. */
function checkSame(
  touched: readonly string[],
  units: readonly StoredUnit[],
  chosen: readonly Chosen[],
): void {
  const isSame =
    touched.length === chosen.length &&
    chosen.every(({ tourCar, updatedAt }) => {
      const unit = units.find(({ id }) => id === tourCar)
      return touched.includes(tourCar) && unit?.updated_at.toISOString() === updatedAt
    })
  if (!isSame) throw new Problem('absence_outdated')
}

async function replaceOn(tx: Tx, { unit, without, after }: Replaced, now: Date): Promise<DomainEvent> {
  const before = crewOf(unit)
  await lockCrew(tx, before, after)
  const facts = await unitFacts(tx, unit.id, { start: unit.tour_date, end: unit.end_date })
  accept(checkReplacement(before, without, after, facts))
  return assignCrew(tx, unit, after, now)
}
