import { takeSeats } from '@tourdesk/domain/dispatch/takeSeats'
import type { Tx } from '../kernel/database.ts'
import { lockUnits } from './lockUnits.ts'
import { participantsOf } from './present.ts'

/** An entry before its order was edited. */
interface Rider {
  id: string
  vehicle_unit_id: string | null
  head_count: number
}

/** The people and seats of the first vehicle that lacks seats for what an edit of an order added to it. */
export async function findOverSeated(
  tx: Tx,
  before: Rider[],
): Promise<{ participants: number; seats: number } | null> {
  const unitIds = [...new Set(before.flatMap((rider) => rider.vehicle_unit_id ?? []))]
  if (unitIds.length === 0) return null
  const heads = new Map(before.map((rider) => [rider.id, rider.head_count]))
  for (const unit of await lockUnits(tx, unitIds)) {
    const added = unit.entries.reduce(
      (sum, { id, head_count }) => sum + head_count - (heads.get(id) ?? head_count),
      0,
    )
    const participants = participantsOf(unit)
    const seats = unit.car_seats ?? unit.external_seats
    if (seats !== null && !takeSeats({ seats, participants: participants - added }, added).ok)
      return { participants, seats }
  }
  return null
}
