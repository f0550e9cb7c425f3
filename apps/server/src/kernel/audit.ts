import type { Tx } from './database.ts'
import { insertInto } from './insertInto.ts'
import { newId } from './newId.ts'

/** Who a change is written down for; every actor is one. */
export type Author = { kind: 'person'; userId: string; name: string } | { kind: 'job'; name: string }

/** A change to write down: what, of which record, in whose account. */
export interface AuditEntry {
  entity:
    | 'Order'
    | 'TourCar'
    | 'TourEvent'
    | 'Account'
    | 'User'
    | 'Invite'
    | 'Session'
    | 'Tour'
    | 'Tag'
    | 'StarTour'
    | 'Highlight'
    | 'Article'
    | 'Setting'
    | 'Upload'
    | 'Operator'
    | 'Car'
    | 'CarSupplier'
  entityId: string
  action: string
  accountId?: string | null
  details?: Record<string, unknown>
}

/** Last step of every verb: its audit rows, oldest first, in the transaction of the change (ORD-07). */
export async function audit(
  tx: Tx,
  call: { actor: Author; now: Date },
  ...entries: [AuditEntry, ...AuditEntry[]]
): Promise<void> {
  const { actor } = call
  const rows = entries.map((entry) => ({
    id: newId(),
    entity_kind: entry.entity,
    entity_id: entry.entityId,
    account_id: entry.accountId ?? null,
    action: entry.action,
    actor_kind: actor.kind,
    user_id: actor.kind === 'person' ? actor.userId : null,
    actor_name: actor.name,
    details: JSON.stringify(entry.details ?? {}),
    at: call.now,
  }))
  await insertInto(tx, 'audit_log', rows).execute()
}
