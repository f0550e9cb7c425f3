import type { CrewSession } from '@tourdesk/contract/crew/crewAccess'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { deviceOf } from '@tourdesk/domain/identity/deviceOf'
import type { Call } from '../../kernel/call.ts'
import { usedSince } from './usedSince.ts'

/** The phones signed in to the crew's page, last used first. Throws `not_found` (404). */
export async function findSessions({ db, now }: Call, operatorId: string): Promise<CrewSession[]> {
  const operator = await db
    .selectFrom('operators')
    .select('id')
    .where('id', '=', operatorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!operator) throw new Problem('not_found')
  const rows = await db
    .selectFrom('crew_sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', usedSince(now))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    ...deviceOf(row.device),
    enteredAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }))
}
