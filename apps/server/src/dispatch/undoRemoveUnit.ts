import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkUnit } from '@tourdesk/domain/dispatch/checkUnit'
import { isSame, moveParty, moversOf } from '@tourdesk/domain/dispatch/parts'
import type { Participants } from '@tourdesk/domain/entries/entryDraft'
import type { UndoData } from '../activity/keepUndo.ts'
import { lockDepartures } from '../departures/lockDepartures.ts'
import { announce } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { lockRows } from '../schema/lockRows.ts'
import { aboutUnit } from './aboutUnit.ts'
import { boardingOf } from './boardingOf.ts'
import { type Crew, nobody } from './crew.ts'
import { entriesWithSeats } from './entriesWithSeats.ts'
import { lockCrew } from './lockCrew.ts'
import { loggedCrew } from './loggedCrew.ts'
import { makeUnit } from './makeUnit.ts'
import { saveCrew } from './saveCrew.ts'
import { settleUnits } from './settleUnits.ts'
import { setOrder } from './stops/writeStops.ts'
import { unitFacts } from './unitFacts.ts'
import { writeParts } from './writeParts.ts'

declare module '../activity/keepUndo.ts' {
  interface UndoData {
    removedUnit: {
      unit: {
        id: string
        tour_event_id: string
        tour_id: string
        tour_date: string
        end_date: string
        /** Missing in steps stored by older versions of the product. */
        version?: number
      }
      crew: Crew
      /** Stop keys in the planner's order. */
      stops: string[]
      entries: { id: string; order_id: string; participants: Participants }[]
    }
  }
}

/**
 * Restores a deleted vehicle unit with its vehicle, crew, orders and order of stops. Throws `undo_changed`
 * (409) if one of the orders was canceled, moved or put on another vehicle since, or the refusal (409) if the
 * vehicle or someone of the crew isn't free.
 */
export async function undoRemoveUnit(
  tx: Tx,
  call: Call,
  { unit, crew, stops, entries }: UndoData['removedUnit'],
): Promise<number> {
  authorize(call.actor, 'dispatch.write')
  await lockDepartures(tx, call, [{ tour: unit.tour_id, date: unit.tour_date }])
  await lockRows(tx, 'orders', [...new Set(entries.map(({ order_id }) => order_id))])
  const waiting = await stillWaiting(tx, unit, entries)
  if (waiting.length < entries.length) throw new Problem('undo_changed')
  // With the increment of `settleUnits`, one more than the version that calendars got when it was deleted.
  await makeUnit(tx, unit, call.now, (unit.version ?? 0) + 1)
  await lockCrew(tx, nobody, crew)
  accept(checkUnit(nobody, crew, await unitFacts(tx, unit.id, { start: unit.tour_date, end: unit.end_date })))
  await saveCrew(tx, unit, crew)
  await writeParts(
    tx,
    waiting.map(({ seating }) => seating),
    call.now,
  )
  await setOrder(tx, unit.id, stops)
  await settleUnits(tx, [unit.id], call.now)
  for (const { entry } of waiting)
    await announce(tx, call, await boardingOf(tx, call.scope, 'order.boarded', entry, unit.id))
  await announce(tx, call, {
    name: 'unit.created',
    ...(await aboutUnit(tx, unit)),
    after: { tour: unit.tour_id, date: unit.tour_date, ...(await loggedCrew(tx, crew)) },
  })
  return 0
}

/** The entries whose people from the unit still have no vehicle, with the unit as an additional part. */
async function stillWaiting(tx: Tx, unit: Removed['unit'], entries: Removed['entries']) {
  const people = new Map(entries.map(({ id, participants }) => [id, participants]))
  const stored = await entriesWithSeats(tx, [...people.keys()])
  return stored.flatMap((entry) => {
    const { tourCars, splitChanged } = entry.seats
    const participants = people.get(entry.id) ?? {}
    const move = { from: null, to: unit.id, participants }
    const isWaiting = isSame(moversOf(entry.participants, tourCars, move), participants)
    if (entry.tour_event_id !== unit.tour_event_id || entry.status === 'CANCELED' || !isWaiting) return []
    const parts = moveParty(entry.participants, tourCars, move)
    return [{ entry, seating: { entry: entry.id, departure: unit.tour_event_id, parts, splitChanged } }]
  })
}

type Removed = UndoData['removedUnit']
