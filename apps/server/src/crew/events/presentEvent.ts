import type { BoardingEvent } from '@tourdesk/contract/crew/crewEvents'
import { toDollars } from '@tourdesk/domain/money'
import type { StoredEvent } from './boardingEvents.ts'

/** The contract's shape of an event, which is also what the rules read (`stateOf`). */
export function presentEvent(event: StoredEvent): BoardingEvent {
  const { operator_id, user_id, by_name: name } = event
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
    by:
      operator_id === null
        ? { kind: 'person', _id: user_id ?? '', name }
        : { kind: 'crew', _id: operator_id, name },
    flags: event.flags,
  }
}
