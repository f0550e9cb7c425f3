import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import { activityRows } from './activityRows.ts'
import { showRows } from './showRows.ts'

/** Identifies a row of the log; the time tells which month to look in. */
export interface ActivityKey {
  at: Date
  id: string
}

/** Rows by their keys; both newest first. */
export async function readActivity(call: Call<Person>, keys: ActivityKey[]) {
  const [newest, oldest] = [keys.at(0), keys.at(-1)]
  if (!newest || !oldest) return []
  const ids = keys.map(({ id }) => id)
  return showRows(
    call,
    activityRows(call, {}).where('at', '>=', oldest.at).where('at', '<=', newest.at).where('id', 'in', ids),
  )
}
