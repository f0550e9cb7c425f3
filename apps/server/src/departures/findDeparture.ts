import { type Departure, DepartureInput } from '@tourdesk/contract/departures/departures'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import type { Call } from '../kernel/call.ts'
import { toForm } from './saveDeparture.ts'

/** A departure, whether it's stored or not. Throws `not_found` (404) for an unknown tour. */
export async function findDeparture(
  { db }: Pick<Call, 'db'>,
  { tour: id, date }: { tour: string; date: Day },
): Promise<Departure> {
  const [tour, row] = await Promise.all([
    db.selectFrom('tours').select(['id', 'name']).where('id', '=', id).executeTakeFirst(),
    db
      .selectFrom('tour_events')
      .selectAll()
      .where('tour_id', '=', id)
      .where('tour_date', '=', date)
      .executeTakeFirst(),
  ])
  if (!tour) throw new Problem('not_found')
  const isDecided = row !== undefined && row.updated_at > row.created_at
  return {
    _id: row?.id ?? null,
    tour: { _id: tour.id, name: tour.name },
    date,
    ...(row ? toForm(row) : startValues(DepartureInput)),
    updatedAt: isDecided ? row.updated_at.toISOString() : null,
  }
}
