import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Crew } from '@tourdesk/domain/access/callers'
import type { Subject } from '@tourdesk/domain/activity/events'
import type { AvailabilityRange } from '@tourdesk/domain/fleet/availability'
import { lockRanges, type Owner } from '../../fleet/rangeOwner.ts'
import type { Tx } from '../../kernel/database.ts'
import { lockRows } from '../../schema/lockRows.ts'

interface Locked {
  owner: Owner
  subject: Subject
  /** With assignments and what they cover. */
  ranges: AvailabilityRange[]
}

/** Locks the person of a phone with all their ranges. Throws `crew_session_ended` (401) if they were deleted. */
export async function lockPerson(tx: Tx, { operatorId, name }: Crew): Promise<Locked> {
  await lockRows(tx, 'operators', [operatorId])
  const isThere = await tx
    .selectFrom('operators')
    .select('id')
    .where('id', '=', operatorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!isThere) throw new Problem('crew_session_ended')
  const owner: Owner = { objType: 'Operator', id: operatorId }
  return { owner, subject: { id: operatorId, name, accountId: null }, ranges: await lockRanges(tx, owner) }
}
