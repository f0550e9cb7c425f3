import type { Person } from '@tourdesk/domain/access/actor'
import type { Fields } from '@tourdesk/domain/activity/diffOf'
import { putBack } from '../../../dispatch/putBack.ts'
import { planTimes } from '../../../entries/planTimes.ts'
import type { Call } from '../../../kernel/call.ts'
import type { Tx } from '../../../kernel/database.ts'
import type { Moving } from './moving.ts'

/**
 * Puts people whose move is undone back on the vehicles they rode on, where there's still room, and at their
 * planned times. Those of vehicles that came back with them are on them already.
 */
export async function seatBack(
  tx: Tx,
  call: Call<Person>,
  { moved }: NonNullable<Moving['undone']>,
  { ids, came, facts }: { ids: readonly string[]; came: readonly string[]; facts: Fields },
): Promise<void> {
  const entries = [...moved.values()]
    .flatMap((order) => order.entries)
    .filter(({ id, parts }) => ids.includes(id) && !parts.some(({ _id }) => came.includes(_id)))
  await putBack(
    tx,
    call,
    entries.flatMap(({ id: entry, parts }) => (parts.length > 0 ? [{ entry, parts }] : [])),
    facts,
  )
  await planTimes(
    tx,
    entries.flatMap(({ id: entry, plannedTime: planned }) => (planned === null ? [] : [{ entry, planned }])),
  )
}
