import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Fields } from '@tourdesk/domain/activity/diffOf'
import { eventOf } from '@tourdesk/domain/activity/events'
import { readableDetails } from '@tourdesk/domain/activity/readableDetails'
import { toDollars } from '@tourdesk/domain/money'
import { readChanges } from '@tourdesk/domain/orders/loggedChanges'
import { loggedFields } from '@tourdesk/domain/orders/orderChanges'
import type { Selectable } from 'kysely'
import type { AuditLog } from '../schema/platform.ts'

type Stored = Selectable<AuditLog> & { account_name: string | null }

/** A row of the log, limited to what its reader may see. */
export function presentActivity(row: Stored, reader: Person): ActivityRow {
  const details = readableDetails(row, reader)
  const { before: _before, after: _after, changes: _changes, tours: _tours, ...facts } = details
  return {
    _id: row.id,
    at: row.at.toISOString(),
    actor: { kind: row.actor_kind, name: row.actor_name },
    event: eventOf(row.entity_kind, row.action),
    entity: row.entity_kind,
    entityId: row.entity_id,
    action: row.action,
    name: row.entity_name,
    account: row.account_id ? { _id: row.account_id, name: row.account_name ?? '' } : null,
    changes: row.entity_kind === 'Order' ? ofOrder(details) : ofRecord(details),
    facts,
  }
}

/** The fields of the order form in its order, then the event's other fields, such as the status. */
function ofOrder(details: Fields): ActivityRow['changes'] {
  const known: readonly string[] = loggedFields
  return [
    ...readChanges(details).map(({ field, tour, before, after }) => ({ field, part: tour, before, after })),
    ...ofRecord(details).filter(({ field }) => !known.includes(field)),
  ]
}

function ofRecord(details: Fields): ActivityRow['changes'] {
  const before = (details.before ?? {}) as Fields
  const after = (details.after ?? {}) as Fields
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
    field,
    part: null,
    before: shown(field, before),
    after: shown(field, after),
  }))
}

/** A value as sent over the wire; prices are stored in cents. */
function shown(field: string, values: Fields): unknown {
  const value = values[field] ?? null
  return field === 'pricesList' ? inDollars(value) : value
}

/** Every number of a price list is an amount. */
function inDollars(value: unknown): unknown {
  if (typeof value === 'number') return toDollars(value)
  if (Array.isArray(value)) return value.map(inDollars)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, inDollars(each)]))
}
