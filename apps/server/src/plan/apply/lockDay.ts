import type { Day } from '@tourdesk/domain/calendar'
import { type Departure, lockDepartures } from '../../departures/lockDepartures.ts'
import { type Crew, crewOf, nobody, peopleOf } from '../../dispatch/crew.ts'
import { entriesWithSeats } from '../../dispatch/entriesWithSeats.ts'
import { type CrewChange, lockCrews } from '../../dispatch/lockCrew.ts'
import type { BoardingEntry } from '../../dispatch/lockEntry.ts'
import { lockUnits } from '../../dispatch/lockUnits.ts'
import type { StoredUnit } from '../../dispatch/units.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { scopedRows } from '../../schema/orderTables.ts'

/** What is about to change on a day. */
export interface Wanted {
  date: Day
  tours: string[]
  units: string[]
  /** Those of the units that go, with everyone on them. */
  dissolved: string[]
  entries: string[]
  crews: { unit: string | null; crew: Crew; at: string }[]
}

export interface LockedDay {
  departures: Departure[]
  units: StoredUnit[]
  entries: BoardingEntry[]
  /** Fields of cars, people and suppliers that don't exist or no longer work here. */
  unknown: string[]
}

/**
 * Locks all that a change of a day's planning touches, in the order of every transaction: departures, orders, units, cars
 * and people, those that leave and those that join. Skips what's gone.
 */
export async function lockDay(tx: Tx, call: Call, wanted: Wanted): Promise<LockedDay> {
  const { date } = wanted
  const departures = await lockDepartures(
    tx,
    call,
    wanted.tours.map((tour) => ({ tour, date })),
  )
  const ids = [...wanted.entries, ...(await entriesOn(tx, wanted.dissolved))]
  await lockRows(tx, 'orders', await ordersOf(tx, ids))
  const entries = await entriesWithSeats(tx, ids)
  const carrying = entries.flatMap(({ seats }) => seats.tourCars.map(({ _id }) => _id))
  const units = await lockUnits(tx, [...wanted.units, ...wanted.dissolved, ...carrying])
  const leaving = units.map(crewOf)
  const joining = wanted.crews.map(({ crew }) => crew)
  const crews = [...leaving, ...joining]
  await lockRows(
    tx,
    'cars',
    crews.flatMap(({ car }) => car ?? []),
  )
  await lockRows(tx, 'operators', crews.flatMap(peopleOf))
  const unknown = await lockCrews(
    tx,
    wanted.crews.map(({ unit, crew, at }): CrewChange => {
      const before = units.find(({ id }) => id === unit)
      return { before: before ? crewOf(before) : nobody, after: crew, at }
    }),
  )
  return { departures, units, entries, unknown }
}

async function entriesOn(tx: Tx, units: readonly string[]): Promise<string[]> {
  if (units.length === 0) return []
  const rows = await tx.selectFrom('unit_parts').select('entry_id').where('unit_id', 'in', units).execute()
  return rows.map(({ entry_id }) => entry_id)
}

async function ordersOf(tx: Tx, entries: readonly string[]): Promise<string[]> {
  if (entries.length === 0) return []
  const rows = await scopedRows(tx, everyOrder)
    .entries()
    .select('order_id')
    .distinct()
    .where('id', 'in', [...entries])
    .execute()
  return rows.map(({ order_id }) => order_id)
}
