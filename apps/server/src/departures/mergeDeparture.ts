import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Day } from '@tourdesk/domain/calendar'
import type { DepartureState } from '@tourdesk/domain/departures/departure'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { laterVersion } from '../kernel/versions.ts'
import type { Departure } from './lockDepartures.ts'

/** A locked departure, with its tour's name. */
interface NamedDeparture {
  id: string
  name: string
  tour_date: Day
  state: DepartureState
}

/** Closes a locked departure, whose people another one of the day took over. @returns the event to announce */
export async function mergeDeparture(
  tx: Tx,
  { now }: Call,
  departure: NamedDeparture,
  into: Pick<Departure, 'id' | 'tour_id'>,
): Promise<DomainEvent> {
  const state = departure.state === 'open' ? 'closed' : departure.state
  await tx
    .updateTable('tour_events')
    .set({ state, merged_into: into.id, updated_at: laterVersion(now) })
    .where('id', '=', departure.id)
    .execute()
  const tour = await tx.selectFrom('tours').select('name').where('id', '=', into.tour_id).executeTakeFirst()
  return {
    name: 'departure.merged',
    subject: { id: departure.id, name: departure.name, accountId: null },
    days: [departure.tour_date],
    before: { state: departure.state, mergedInto: null },
    after: { state, mergedInto: tour?.name ?? '' },
  }
}

/** Gives a merged departure the state that it had before. @returns the event to announce */
export async function unmergeDeparture(
  tx: Tx,
  { now }: Call,
  { before, ...departure }: NamedDeparture & { before: DepartureState },
): Promise<DomainEvent> {
  await tx
    .updateTable('tour_events')
    .set({ state: before, merged_into: null, updated_at: laterVersion(now) })
    .where('id', '=', departure.id)
    .execute()
  return {
    name: 'departure.changed',
    subject: { id: departure.id, name: departure.name, accountId: null },
    days: [departure.tour_date],
    before: { state: departure.state },
    after: { state: before },
  }
}
