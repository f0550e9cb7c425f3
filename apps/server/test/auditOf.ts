import type { Db } from '../src/kernel/database.ts'

/** A record's rows in the audit log, oldest first. */
export function auditOf(db: Db, entityId: string) {
  return db
    .selectFrom('audit_log')
    .select(['entity_kind', 'action', 'actor_name', 'account_id', 'details'])
    .where('entity_id', '=', entityId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** The actions of those rows only. */
export async function actionsOn(db: Db, entityId: string): Promise<string[]> {
  return (await auditOf(db, entityId)).map((row) => row.action)
}
