import { lockDepartures } from '../../departures/lockDepartures.ts'
import type { Owner } from '../../fleet/rangeOwner.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { ask } from '../../kernel/question.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { type Crew, peopleOf } from '../crew.ts'
import { lockUnits } from '../lockUnits.ts'
import { type StoredUnit, unitsOfIds } from '../units.ts'

interface Wanted<After extends { after: Crew }> {
  owner: Owner
  units: string[]
  /** The new vehicle and crew of each locked unit. */
  after: (units: StoredUnit[]) => Promise<After[]>
}

/**
 * Locks all that an absence changes, in the order of every transaction: departures, units, cars and people,
 * with those who join. Skips units that are gone.
 */
export async function lockAbsence<After extends { after: Crew }>(
  tx: Tx,
  call: Call,
  { owner, units: ids, after }: Wanted<After>,
): Promise<{ units: StoredUnit[]; after: After[] }> {
  const known = await ask(tx, unitsOfIds(ids))
  await lockDepartures(
    tx,
    call,
    known.map(({ tour_id, tour_date }) => ({ tour: tour_id, date: tour_date })),
  )
  const units = await lockUnits(
    tx,
    known.map(({ id }) => id),
  )
  const planned = await after(units)
  const crews = planned.map((each) => each.after)
  const cars = crews.flatMap(({ car }) => car ?? [])
  const people = crews.flatMap(peopleOf)
  await lockRows(tx, 'cars', owner.objType === 'Car' ? [owner.id, ...cars] : cars)
  await lockRows(tx, 'operators', owner.objType === 'Operator' ? [owner.id, ...people] : people)
  return { units, after: planned }
}
