import type { ActivityRow } from '@tourdesk/contract/activity/activity'
import { can, type Person } from '@tourdesk/domain/access/actor'
import type { Fields } from '@tourdesk/domain/activity/diffOf'
import { eventOf } from '@tourdesk/domain/activity/events'
import { readChanges } from '@tourdesk/domain/orders/loggedChanges'
import { loggedFields, withoutWishes } from '@tourdesk/domain/orders/orderChanges'
import type { Selectable } from 'kysely'
import type { AuditLog } from '../schema/platform.ts'

type Stored = Selectable<AuditLog> & { account_name: string | null }

/** A row of the log as its reader may see it: wishes for a car or a guide are the office's (HOLE-O69). */
export function presentActivity(row: Stored, reader: Person): ActivityRow {
  const { before: _before, after: _after, changes: _changes, tours: _tours, ...facts } = row.details
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
    changes: row.entity_kind === 'Order' ? ofOrder(row, reader) : ofRecord(row, reader),
    facts,
  }
}

/** Fields of the order form first, in its order, then what else the event said, such as the status. */
function ofOrder(row: Stored, reader: Person): ActivityRow['changes'] {
  const changes = readChanges(row.details)
  const shown = can(reader, 'dispatch.read') ? changes : withoutWishes(changes)
  const known: readonly string[] = loggedFields
  return [
    ...shown.map(({ field, tour, before, after }) => ({ field, part: tour, before, after })),
    ...ofRecord(row, reader).filter(({ field }) => !known.includes(field)),
  ]
}

/** What the office keeps about an agency that the agency itself isn't shown anywhere. */
const officeOnly = ['hashavshevetAgencyKey', 'leaveSiteMsg']

function ofRecord({ details }: Stored, reader: Person): ActivityRow['changes'] {
  const before = (details.before ?? {}) as Fields
  const after = (details.after ?? {}) as Fields
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => reader.account.isMain || !officeOnly.includes(field))
    .map((field) => ({ field, part: null, before: before[field] ?? null, after: after[field] ?? null }))
}
