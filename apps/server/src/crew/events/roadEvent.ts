import type { EventOutcomes } from '@tourdesk/contract/crew/crewEvents'
import type { Day } from '@tourdesk/domain/calendar'
import { countedAt } from '@tourdesk/domain/crew/eventClock'
import type { EventFlag } from '@tourdesk/domain/crew/vocabulary'
import type { NewRow } from '../../kernel/insertInto.ts'
import type { Tables } from '../../kernel/tables.ts'

export type Outcome = Omit<EventOutcomes['data'][number], '_id'>

/** The sender of events: a crew member or the office. */
export type Sender =
  | { kind: 'crew'; operatorId: string; name: string }
  | { kind: 'person'; userId: string; name: string }

/** The vehicle unit of an event; it may be gone by now. */
export interface RoadUnit {
  id: string
  tour: string
  tour_date: Day
  end_date: Day
}

/** A reported event before it's logged, with its unit and sender. */
export interface RoadEvent<Sent> {
  sent: Sent
  unit: RoadUnit
  by: Sender
  now: Date
}

export const refused = (code: NonNullable<Outcome['code']>): Outcome => ({ outcome: 'refused', code })
export const known: Outcome = { outcome: 'known' }

/** The outcome of an event that was stored. */
export function storedWith([flag]: readonly EventFlag[]): Outcome {
  return flag ? { outcome: 'flagged', code: flag } : { outcome: 'stored' }
}

/** The columns that every event has; the others are null. */
export function columnsOf(
  { sent, unit, by, now }: RoadEvent<{ _id: string; at: string; kind: Kind }>,
  flags: EventFlag[],
): NewRow<Tables, 'boarding_events'> {
  const phoneAt = new Date(sent.at)
  return {
    id: sent._id,
    kind: sent.kind,
    unit_id: unit.id,
    entry_id: null,
    count: null,
    undoes: null,
    note: null,
    amount: null,
    currency: null,
    at: countedAt(phoneAt, now),
    phone_at: phoneAt,
    arrived_at: now,
    flags,
    operator_id: by.kind === 'crew' ? by.operatorId : null,
    user_id: by.kind === 'person' ? by.userId : null,
    by_name: by.name,
  }
}

type Kind = Tables['boarding_events']['kind']
