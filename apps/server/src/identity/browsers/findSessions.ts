import type { OwnSession } from '@tourdesk/contract/identity/ownSessions'
import { deviceOf } from '@tourdesk/domain/identity/deviceOf'
import type { PersonCall } from '../../kernel/call.ts'
import { findDemands } from '../demands/findDemands.ts'

/** The caller's open sessions: this one first, then those used last. */
export async function findSessions({ db, actor, now, sessionId }: PersonCall): Promise<OwnSession[]> {
  const { idleMinutes } = await findDemands(db, actor.userId)
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'last_used_at'])
    .where('user_id', '=', actor.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(idleMinutes !== null, (open) =>
      open.where('last_used_at', '>=', new Date(now.getTime() - (idleMinutes ?? 0) * 60_000)),
    )
    .orderBy((eb) => eb('id', '=', sessionId), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    ...deviceOf(row.device),
    address: row.address,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isThis: row.id === sessionId,
  }))
}
