import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import { isSame, type Part } from '@tourdesk/domain/dispatch/parts'
import { ridesWith } from '@tourdesk/domain/dispatch/putOnVehicle'
import { splitParty } from '@tourdesk/domain/dispatch/splitParty'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { lockRows } from '../schema/lockRows.ts'
import { aboutUnit } from './aboutUnit.ts'
import { boardingOf } from './boardingOf.ts'
import { checkLastDay } from './checkLastDay.ts'
import { type BoardingEntry, lockEntry } from './lockEntry.ts'
import { lockUnits } from './lockUnits.ts'
import { passengersOf, vehicleOf } from './passengers.ts'
import { participantsOf } from './riders.ts'
import { settleUnits } from './settleUnits.ts'
import type { StoredUnit } from './units.ts'
import { writeParts } from './writeParts.ts'

export interface Splitting {
  order: string
  entry: string
  /** The new parts, which replace all existing ones. */
  parts: Part[]
  /** The `seatedAt` they were chosen for. */
  readAt: string | null
}

/**
 * Splits a party over vehicle units of its departure. Throws `not_found` (404), `changed_by_another` (409) if
 * the party was seated differently since, `split_not_whole` (400) if the parts don't add up to the party, or
 * the rules' refusal (409).
 */
export async function splitEntry(call: Call, { parts: chosen, readAt, ...which }: Splitting): Promise<void> {
  authorize(call.actor, 'dispatch.write')
  await inTransaction(call, async (tx) => {
    const entry = await lockEntry(tx, call, which)
    const { tourCars, seatedAt, splitChanged } = entry.seats
    if (timeOf(seatedAt) !== timeOf(readAt)) throw new Problem('changed_by_another')
    const units = await lockUnits(tx, [...new Set([...tourCars, ...chosen].map(({ _id }) => _id))])
    checkUnits(entry, chosen, units)
    const parts = acceptSplit(entry, chosen, units)
    const touched = units.filter(({ id }) => !isSame(peopleOn(id, tourCars), peopleOn(id, parts)))
    if (touched.length === 0 && !splitChanged) return unchanged(undefined)
    await checkLastDays(
      tx,
      entry,
      touched.filter(({ id }) => parts.some(({ _id }) => _id === id)),
    )
    await writeParts(
      tx,
      [{ entry: entry.id, departure: entry.tour_event_id, parts, splitChanged: false }],
      call.now,
    )
    await settleUnits(
      tx,
      touched.map(({ id }) => id),
      call.now,
    )
    const told = touched.length > 0 ? touched : units
    await announceSplit(tx, call, entry, parts, told)
  })
}

/** The version of the seating as a number: the database and the wire format instants differently. */
function timeOf(instant: string | null): number | null {
  return instant === null ? null : new Date(instant).getTime()
}

function checkUnits(entry: BoardingEntry, chosen: readonly Part[], units: readonly StoredUnit[]): void {
  for (const { _id } of chosen) {
    const unit = units.find(({ id }) => id === _id)
    if (!unit) throw new Problem('not_found')
    if (!ridesWith(passengersOf(entry, { people: {}, from: null }), vehicleOf(unit, entry.id)))
      throw new Problem('entry_of_another_day')
  }
}

function acceptSplit(entry: BoardingEntry, chosen: readonly Part[], units: readonly StoredUnit[]): Part[] {
  const vehicles = units.map((unit) => ({
    _id: unit.id,
    seats: unit.car_seats ?? unit.external_seats,
    participants: participantsOf(unit),
  }))
  const split = splitParty(entry.participants, entry.seats.tourCars, chosen, vehicles)
  if (!split.ok && split.code === 'split_not_whole')
    throw fieldProblem([{ field: 'parts', code: split.code, ...(split.params && { params: split.params }) }])
  return accept(split)
}

/**
 * Locks the cars and crews of all units before checking the first, since the rows of a table are locked all
 * at once.
 */
async function checkLastDays(tx: Tx, entry: BoardingEntry, units: readonly StoredUnit[]): Promise<void> {
  await lockRows(
    tx,
    'cars',
    units.flatMap(({ car_id }) => car_id ?? []),
  )
  await lockRows(tx, 'operators', [...new Set(units.flatMap(({ crew }) => crew.map(({ id }) => id)))])
  for (const unit of units) await checkLastDay(tx, unit, entry)
}

async function announceSplit(
  tx: Tx,
  call: Call,
  entry: BoardingEntry,
  parts: readonly Part[],
  told: readonly StoredUnit[],
): Promise<void> {
  const before = entry.seats.tourCars
  const about = await boardingOf(tx, call.scope, 'order.split', entry, null)
  await announce(tx, call, { ...about, facts: { selectedTour: entry.id, from: before, to: parts } })
  for (const unit of told) {
    const end_date = [unit.end_date, entry.end_date ?? entry.tour_date].toSorted().at(-1) ?? unit.end_date
    const { facts, ...rest } = await aboutUnit(tx, { ...unit, end_date })
    const people = { from: peopleOn(unit.id, before), to: peopleOn(unit.id, parts) }
    await announce(tx, call, {
      name: 'unit.split',
      ...rest,
      facts: { ...facts, order: entry.order_id, selectedTour: entry.id, ...people },
    })
  }
}

function peopleOn(unit: string, parts: readonly Part[]) {
  return parts.find(({ _id }) => _id === unit)?.participants ?? {}
}
