import { followParty, isSame, type Part } from '@tourdesk/domain/dispatch/parts'
import { takeSeats } from '@tourdesk/domain/dispatch/takeSeats'
import { headCount, type Participants } from '@tourdesk/domain/entries/entryDraft'
import type { Tx } from '../kernel/database.ts'
import { entriesWithSeats } from './entriesWithSeats.ts'
import { lockUnits } from './lockUnits.ts'
import { participantsOf } from './riders.ts'
import { settleUnits } from './settleUnits.ts'
import { writeParts } from './writeParts.ts'

/** An entry before its order was edited. */
interface Rider {
  id: string
  participants: Participants
}

/**
 * Seats the people of an edited order: see `followParty`. The caller has locked the units that carry them.
 * @returns the people and seats of the first vehicle that's too small for those added to it; null if none is
 */
export async function followOrder(
  tx: Tx,
  before: readonly Rider[],
  now: Date,
): Promise<{ participants: number; seats: number } | null> {
  const changes = await changesSince(tx, before)
  if (changes.length === 0) return null
  const was = changes.flatMap((change) => change.was)
  const is = changes.flatMap(({ seating }) => seating.parts)
  const units = await lockUnits(tx, [...new Set(was.map(({ _id }) => _id))])
  await writeParts(
    tx,
    changes.map(({ seating }) => seating),
    now,
  )
  const left = units.filter(({ id }) => partsOn(id, is).length < partsOn(id, was).length)
  await settleUnits(
    tx,
    left.map(({ id }) => id),
    now,
  )
  for (const unit of units) {
    const added = headsOn(unit.id, is) - headsOn(unit.id, was)
    const seats = unit.car_seats ?? unit.external_seats
    const participants = participantsOf(unit)
    if (seats !== null && !takeSeats({ seats, participants }, added).ok)
      return { participants: participants + added, seats }
  }
  return null
}

/** The entries on vehicles whose people changed: their parts before, and what to write. */
async function changesSince(tx: Tx, before: readonly Rider[]) {
  const parties = new Map(before.map(({ id, participants }) => [id, participants]))
  const entries = await entriesWithSeats(tx, [...parties.keys()])
  return entries.flatMap(
    ({ id, participants, tour_event_id: departure, seats: { tourCars, splitChanged } }) => {
      const party = parties.get(id) ?? {}
      if (tourCars.length === 0 || isSame(party, participants)) return []
      const { parts, isSplitChanged } = followParty(party, participants, tourCars)
      const seating = { entry: id, departure, parts, splitChanged: splitChanged || isSplitChanged }
      return [{ was: tourCars, seating }]
    },
  )
}

function partsOn(unit: string, parts: readonly Part[]): Part[] {
  return parts.filter(({ _id }) => _id === unit)
}

function headsOn(unit: string, parts: readonly Part[]): number {
  return partsOn(unit, parts).reduce((sum, { participants }) => sum + headCount(participants), 0)
}
