import { putOnVehicle } from '@tourdesk/domain/dispatch/putOnVehicle'
import { seatEntries } from '../entries/seatEntries.ts'
import { announce } from '../kernel/announce.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { aboutUnit } from './aboutUnit.ts'
import { boardingOf } from './boardingOf.ts'
import { lockUnits } from './lockUnits.ts'
import { passengersOf, vehicleOf } from './riders.ts'
import { settleUnits } from './settleUnits.ts'

/** Where an entry rode. */
export interface Seat {
  entry: string
  unit: string
}

/**
 * Puts entries back on the vehicles they rode on, where those still exist, have room and last long enough. The caller has
 * locked departures and orders.
 * @returns how many stay unassigned
 */
export async function putBack(tx: Tx, call: Call, seats: readonly Seat[]): Promise<number> {
  if (seats.length === 0) return 0
  const units = await lockUnits(tx, [...new Set(seats.map(({ unit }) => unit))])
  const entries = await scopedRows(tx, everyOrder)
    .entries()
    .selectAll()
    .where(
      'id',
      'in',
      seats.map(({ entry }) => entry),
    )
    .orderBy('id')
    .execute()
  const seated: string[][] = []
  for (const unit of units) {
    const vehicle = vehicleOf(unit)
    const back = entries.filter((entry) => {
      const rodeHere = seats.some((seat) => seat.entry === entry.id && seat.unit === unit.id)
      if (!rodeHere || (entry.end_date ?? entry.tour_date) > unit.end_date) return false
      if (!putOnVehicle(passengersOf(entry), vehicle).ok) return false
      vehicle.participants += entry.head_count
      return true
    })
    seated.push(back.map(({ id }) => id))
  }
  for (const [index, unit] of units.entries()) {
    const back = seated[index] ?? []
    if (back.length === 0) continue
    await seatEntries(tx, back, unit.id)
    await settleUnits(tx, [unit.id], call.now)
    const about = await aboutUnit(tx, unit)
    for (const entry of entries.filter(({ id }) => back.includes(id)))
      await announce(tx, call, await boardingOf(tx, call.scope, 'order.boarded', entry, unit.id), {
        name: 'unit.orderAdded',
        ...about,
        facts: { ...about.facts, order: entry.order_id, selectedTour: entry.id, from: null },
      })
  }
  return seats.length - seated.flat().length
}
