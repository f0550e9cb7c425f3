import type { Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { lockRows } from '../schema/lockRows.ts'
import { changeRows } from '../schema/orderTables.ts'

/** The pickup time that planning gives an entry; null for the listed time of its tour or price list. */
export interface PlannedTime {
  entry: string
  planned: string | null
}

/** Writes planned pickup times of several orders. The caller has locked their departures and the orders. */
export async function planTimes(tx: Tx, times: readonly PlannedTime[]): Promise<void> {
  if (times.length === 0) return
  const idsOf = (group: readonly PlannedTime[]) => group.map(({ entry }) => entry)
  await lockRows(tx, 'order_entries', idsOf(times))
  for (const [planned, group] of Map.groupBy(times, (one) => one.planned))
    await setPlanned(tx, idsOf(group), planned)
}

/** Resets entries of one order to their listed pickup times. The caller has locked the order. */
export async function forgetTimes(tx: Tx, entries: readonly string[]): Promise<void> {
  if (entries.length === 0) return
  await setPlanned(tx, entries, null)
}

async function setPlanned(tx: Tx, entries: readonly string[], planned: string | null): Promise<void> {
  await changeRows(tx, everyOrder, 'order_entries')
    .set({ planned_time: planned })
    .where('id', 'in', entries)
    .execute()
}
