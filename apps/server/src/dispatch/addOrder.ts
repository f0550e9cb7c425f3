import { Problem } from '@tourdesk/contract/kernel/problem'
import { addDays } from '@tourdesk/domain/calendar'
import { checkUnit } from '@tourdesk/domain/dispatch/checkUnit'
import { putOnVehicle } from '@tourdesk/domain/dispatch/putOnVehicle'
import type { Refusal } from '@tourdesk/domain/refusals'
import { seatEntries } from '../entries/seatEntries.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { aboutUnit } from './aboutUnit.ts'
import { boardingOf } from './boardingOf.ts'
import { crewOf, nobody } from './crew.ts'
import { lockCrew } from './lockCrew.ts'
import { type BoardingEntry, lockEntry } from './lockEntry.ts'
import { lockDepartureOf, lockUnits } from './lockUnits.ts'
import { passengersOf, vehicleOf } from './riders.ts'
import { settleUnits } from './settleUnits.ts'
import { unitFacts } from './unitFacts.ts'
import type { StoredUnit } from './units.ts'

/**
 * Puts an entry of an order on a vehicle unit; if it's on another one, it moves in one step.
 * Throws `not_found` (404) or the rules' refusal (409).
 * @returns a warning to show with the success, if any
 */
export async function addOrder(
  call: Call,
  unitId: string,
  { order, entry: entryId }: { order: string; entry: string },
): Promise<Refusal | null> {
  authorize(call.actor, 'dispatch.write')
  return inTransaction(call, async (tx) => {
    await lockDepartureOf(tx, call, unitId)
    const entry = await lockEntry(tx, call.scope, order, entryId)
    const left = entry.vehicle_unit_id
    const units = await lockUnits(tx, [unitId, ...(left ? [left] : [])])
    const unit = units.find(({ id }) => id === unitId)
    if (!unit) throw new Problem('not_found')
    const boarding = accept(putOnVehicle(passengersOf(entry), vehicleOf(unit)))
    const lastDay = await checkLastDay(tx, unit, entry)

    await seatEntries(tx, [entryId], unitId)
    await settleUnits(
      tx,
      units.map(({ id }) => id),
      call.now,
    )
    const about = await aboutUnit(tx, { ...unit, end_date: lastDay })
    await announce(tx, call, await boardingOf(tx, call.scope, 'order.boarded', entry, unitId), {
      name: 'unit.orderAdded',
      ...about,
      facts: { ...about.facts, order, selectedTour: entryId, from: left },
    })
    return boarding.warning
  })
}

/** An entry of several days needs the unit for longer: its vehicle and crew must be free on those days too. */
async function checkLastDay(tx: Tx, unit: StoredUnit, entry: BoardingEntry): Promise<string> {
  const lastDay = entry.end_date ?? entry.tour_date
  if (lastDay <= unit.end_date) return unit.end_date
  const crew = crewOf(unit)
  await lockCrew(tx, crew, crew)
  const facts = await unitFacts(tx, unit.id, { start: addDays(unit.end_date, 1), end: lastDay })
  accept(checkUnit(nobody, crew, facts))
  return lastDay
}
