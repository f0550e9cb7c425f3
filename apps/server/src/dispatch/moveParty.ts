import { Problem } from '@tourdesk/contract/kernel/problem'
import {
  isSame,
  isSplit,
  mainUnitOf,
  moveParty as move,
  moversOf,
  type PartyMove,
} from '@tourdesk/domain/dispatch/parts'
import { putOnVehicle } from '@tourdesk/domain/dispatch/putOnVehicle'
import { headCount, type Participants } from '@tourdesk/domain/entries/entryDraft'
import type { Refusal } from '@tourdesk/domain/refusals'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { gotOff, gotOn } from './boardingEvents.ts'
import { checkLastDay } from './checkLastDay.ts'
import { type BoardingEntry, lockEntry } from './lockEntry.ts'
import { lockUnits } from './lockUnits.ts'
import { passengersOf, vehicleOf } from './passengers.ts'
import { settleUnits } from './settleUnits.ts'
import type { StoredUnit } from './units.ts'
import { writeParts } from './writeParts.ts'

export interface Moving extends PartyMove {
  order: string
  entry: string
}

/**
 * Moves a party, or a part of it, to a vehicle unit of its departure or off all of them; on a unit that holds
 * another part, the two are joined. Throws `not_found` (404), `changed_by_another` (409) if the people to
 * move are no longer in `from`, or the rules' refusal (409).
 * @returns a warning to show with the success, if any
 */
export async function moveParty(call: Call, moving: Moving): Promise<Refusal | null> {
  authorize(call.actor, 'dispatch.write')
  return inTransaction(call, async (tx) => {
    const entry = await lockEntry(tx, call, moving)
    const { tourCars, splitChanged } = entry.seats
    const { from, to } = moving
    const units = await lockUnits(tx, [...tourCars.map(({ _id }) => _id), ...(to ? [to] : [])])
    const unit = units.find(({ id }) => id === to)
    if (to && !unit) throw new Problem('not_found')
    const people = moversOf(entry.participants, tourCars, moving)
    checkMovers(people, moving)
    const left = from === undefined ? mainUnitOf(tourCars) : from
    const warning = unit ? await getOn(tx, unit, entry, { people, from: left }) : null

    const parts = move(entry.participants, tourCars, moving)
    const changed = isSplit(entry.participants, parts) && splitChanged
    await writeParts(
      tx,
      [{ entry: entry.id, departure: entry.tour_event_id, parts, splitChanged: changed }],
      call.now,
    )
    const touched = units.filter(({ id }) => id === to || from === undefined || id === from)
    await settleUnits(
      tx,
      touched.map(({ id }) => id),
      call.now,
    )
    await announceMove(tx, call, entry, { units: touched, to: unit, left, people })
    return warning
  })
}

/** If there's nobody to move, someone else has moved them, unless they're at the target already. */
function checkMovers(people: Participants, { from, to, participants }: Moving): void {
  if (participants && !isSame(people, participants)) throw new Problem('changed_by_another')
  if (headCount(people) > 0) return
  if (to === null) throw new Problem('not_found')
  throw new Problem(from === undefined || from === to ? 'already_on_vehicle' : 'changed_by_another')
}

/** Checks that people can get on a unit for all of their days. */
async function getOn(
  tx: Tx,
  unit: StoredUnit,
  entry: BoardingEntry,
  group: { people: Participants; from: string | null },
): Promise<Refusal | null> {
  const boarding = accept(putOnVehicle(passengersOf(entry, group), vehicleOf(unit, entry.id)))
  await checkLastDay(tx, unit, entry)
  return boarding.warning
}

interface Moved {
  units: StoredUnit[]
  to: StoredUnit | undefined
  left: string | null
  people: Participants
}

async function announceMove(tx: Tx, call: Call, entry: BoardingEntry, { units, to, left, people }: Moved) {
  if (to) return announce(tx, call, ...(await gotOn(tx, call.scope, { entry, people, unit: to, from: left })))
  for (const unit of units)
    await announce(tx, call, ...(await gotOff(tx, call.scope, { entry, people, unit })))
}
