import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Day } from '@tourdesk/domain/calendar'
import type { DepartureState } from '@tourdesk/domain/departures/departure'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { laterVersion } from '../kernel/versions.ts'

/**
 * Writes the state of a locked departure, with the reason that people read.
 * @param facts what the log says besides
 * @returns the event to announce
 */
export async function setState(
  tx: Tx,
  { now }: Call,
  departure: { id: string; name: string; tour_date: Day; state: DepartureState; reason: string },
  { state, text, facts }: { state: DepartureState; text: string; facts: Record<string, unknown> },
): Promise<DomainEvent> {
  await tx
    .updateTable('tour_events')
    .set({ state, reason: text, updated_at: laterVersion(now) })
    .where('id', '=', departure.id)
    .execute()
  return {
    name: state === 'canceled' ? 'departure.canceled' : 'departure.changed',
    subject: { id: departure.id, name: departure.name, accountId: null },
    days: [departure.tour_date],
    facts,
    before: { state: departure.state, reason: departure.reason },
    after: { state, reason: text },
  }
}
