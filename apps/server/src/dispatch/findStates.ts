import type { DayRange } from '@tourdesk/domain/calendar'
import type { OnDay } from '@tourdesk/domain/dispatch/dayStatus'
import type { AvailabilityStatus } from '@tourdesk/domain/fleet/vocabulary'
import { sql } from 'kysely'
import { findAvailability } from '../fleet/availability.ts'
import type { Db, Tx } from '../kernel/database.ts'

/** State of a car or an operator over some days. */
export type StateOf = (id: string) => OnDay & { dayStatus: AvailabilityStatus }

/**
 * The state of every car and operator over some days: on a vehicle unit, else the worst that was set for one of the
 * days, else available (ASG-16, HOLE-O78, HOLE-O80). `unitId` is the unit that holds it.
 */
export async function findStates(db: Db | Tx, days: DayRange): Promise<StateOf> {
  const held = new Map((await findBookings(db, days)).map(({ resource, unit_id }) => [resource, unit_id]))
  const set = new Map<string, AvailabilityStatus>()
  for (const { resource, status } of await findAvailability(db, days)) {
    if (severity[status] > severity[set.get(resource) ?? 'available']) set.set(resource, status)
  }
  return (id) => {
    const unitId = held.get(id) ?? null
    return { dayStatus: unitId ? 'assigned' : (set.get(id) ?? 'available'), unitId }
  }
}

const severity: Record<AvailabilityStatus, number> = {
  available: 0,
  reserved: 1,
  unavailable: 2,
  assigned: 3,
}

/** Which unit has a car or an operator (`resource`) on any of the days. */
async function findBookings(
  db: Db | Tx,
  { start, end }: DayRange,
): Promise<{ resource: string; unit_id: string }[]> {
  const { rows } = await sql<{ resource: string; unit_id: string }>`
    select car_id as resource, id as unit_id from vehicle_units
     where car_id is not null and daterange(tour_date, end_date, '[]') && daterange(${start}, ${end}, '[]')
    union all
    select operator_id, unit_id from unit_crew
     where daterange(start_date, end_date, '[]') && daterange(${start}, ${end}, '[]')`.execute(db)
  return rows
}
