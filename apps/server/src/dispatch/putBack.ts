import type { Fields } from '@tourdesk/domain/activity/diffOf'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Part } from '@tourdesk/domain/dispatch/parts'
import { putOnVehicle } from '@tourdesk/domain/dispatch/putOnVehicle'
import { headCount } from '@tourdesk/domain/entries/entryDraft'
import { announce } from '../kernel/announce.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { gotOn } from './boardingEvents.ts'
import { entriesWithSeats } from './entriesWithSeats.ts'
import type { BoardingEntry } from './lockEntry.ts'
import { lockUnits } from './lockUnits.ts'
import { passengersOf, vehicleOf } from './passengers.ts'
import { settleUnits } from './settleUnits.ts'
import type { StoredUnit } from './units.ts'
import { writeParts } from './writeParts.ts'

/** The vehicles that the people of an entry rode on. */
export interface Seats {
  entry: string
  parts: Part[]
}

/**
 * Puts the people of entries back on the vehicles they rode on, if those still exist, have room and last long
 * enough. The caller has locked departures and orders, and the entries are on no vehicle.
 * @param facts what else the log says about it
 * @returns the number of entries that aren't fully back
 */
export async function putBack(
  tx: Tx,
  call: Call,
  seats: readonly Seats[],
  facts: Fields = {},
): Promise<number> {
  if (seats.length === 0) return 0
  const rode = new Map(seats.map(({ entry, parts }) => [entry, parts]))
  const units = await lockUnits(tx, [...new Set(seats.flatMap(({ parts }) => parts.map(({ _id }) => _id)))])
  const vehicles = new Map(units.map((unit) => [unit.id, unit]))
  const taken = new Map<string, number>()
  const back = (await entriesWithSeats(tx, [...rode.keys()])).map((entry) => {
    const parts = (rode.get(entry.id) ?? []).filter((part) => takesBack(entry, part, vehicles, taken))
    return { entry, parts }
  })
  await writeParts(
    tx,
    back.map(({ entry, parts }) => ({
      entry: entry.id,
      departure: entry.tour_event_id,
      parts,
      splitChanged: false,
    })),
    call.now,
  )
  await settleUnits(tx, [...taken.keys()], call.now)
  for (const { entry, parts } of back)
    for (const { _id, participants: people } of parts) {
      const unit = vehicles.get(_id)!
      const [boarded, added] = await gotOn(tx, call.scope, { entry, people, unit, from: null })
      await announce(tx, call, withFacts(boarded, facts), withFacts(added, facts))
    }
  return back.filter(({ entry, parts }) => parts.length < (rode.get(entry.id) ?? []).length).length
}

function withFacts(event: DomainEvent, facts: Fields): DomainEvent {
  return { ...event, facts: { ...event.facts, ...facts } }
}

/** Checks that a part fits on its unit again; `taken` counts those put back before it. */
function takesBack(
  entry: BoardingEntry,
  { _id, participants: people }: Part,
  units: ReadonlyMap<string, StoredUnit>,
  taken: Map<string, number>,
): boolean {
  const unit = units.get(_id)
  if (!unit || (entry.end_date ?? entry.tour_date) > unit.end_date) return false
  const vehicle = vehicleOf(unit, entry.id)
  const before = taken.get(_id) ?? 0
  const load = { ...vehicle, participants: vehicle.participants + before }
  if (!putOnVehicle(passengersOf(entry, { people, from: null }), load).ok) return false
  taken.set(_id, before + headCount(people))
  return true
}
