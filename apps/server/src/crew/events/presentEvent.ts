import type { BoardingEvent } from '@tourdesk/contract/crew/crewEvents'
import { toDollars } from '@tourdesk/domain/money'
import type { StoredEvent } from './boardingEvents.ts'
import { reportedBy } from './reportedBy.ts'

/** The contract's shape of an event, which is also what the rules read (`stateOf`). */
export function presentEvent(event: StoredEvent): BoardingEvent {
  return {
    _id: event.id,
    kind: event.kind,
    selectedTour: event.entry_id,
    count: event.count,
    undoes: event.undoes,
    text: event.note,
    amount: event.amount === null ? null : toDollars(event.amount),
    currency: event.currency,
    at: event.at.toISOString(),
    by: { ...reportedBy(event), name: event.by_name },
    flags: event.flags,
  }
}
