import type { BatchPreview } from '@tourdesk/contract/departures/departureBatches'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { undoableUntil } from '@tourdesk/domain/departures/batch'
import { sql } from 'kysely'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import type { BatchNeeds } from './batchScene.ts'
import { permissionOf } from './planBatch.ts'
import { keepPreview } from './previewBatch.ts'

/**
 * The way back of a move or merge, to be committed like any preview. Throws `not_found` (404) for a batch that
 * can't be undone, `undo_too_late` (409) after a day, `batch_touched` (409) if one of its orders changed since, and
 * `batch_has_money` (409) if it changed what an order costs.
 */
export async function undoBatch(call: Call<Person>, id: string, needs: BatchNeeds): Promise<BatchPreview> {
  authorize(call.actor, permissionOf.undo)
  const batch = await call.db
    .selectFrom('departure_batches')
    .select(['request', 'orders', 'committed_at', 'undone_at', 'to_tour_event'])
    .where('id', '=', id)
    .where('committed_at', 'is not', null)
    .executeTakeFirst()
  if (!batch?.committed_at) throw new Problem('not_found')
  const { kind, messages } = batch.request
  if (kind !== 'move' && kind !== 'merge') throw new Problem('not_found')
  if (call.now > undoableUntil(batch.committed_at)) throw new Problem('undo_too_late')
  if (batch.undone_at) throw new Problem('batch_touched')
  const moved = batch.orders.flatMap(({ moved }) => moved ?? [])
  if (moved.some(({ hasMoney }) => hasMoney)) throw new Problem('batch_has_money')
  const versions = await scopedRows(call.db, everyOrder)
    .orders()
    .select(['id', 'updated_at'])
    .where(isOneOf(batch.orders.map(({ order }) => order)))
    .execute()
  const isTouched = batch.orders.some(
    ({ order, moved }) =>
      versions.find(({ id }) => id === order)?.updated_at.toISOString() !== moved?.updatedAt,
  )
  if (isTouched) throw new Problem('batch_touched')
  const from = await whereTheyAre(
    call,
    moved.flatMap(({ entries }) => entries.map((entry) => entry.id)),
  )
  if (from.length === 0) from.push(...(await nobodyOn(call, batch.to_tour_event)))
  return keepPreview(call, { kind: 'undo', batch: id, from, messages }, needs)
}

function isOneOf(ids: string[]) {
  return sql<boolean>`id = any(${ids}::uuid[])`
}

/** The departure into which one without orders was merged: only vehicles go back. */
async function nobodyOn({ db }: Pick<Call, 'db'>, departure: string | null) {
  const rows = await db
    .selectFrom('tour_events')
    .select(['tour_id as tour', 'tour_date as date'])
    .where('id', '=', departure)
    .execute()
  return rows.map((row) => ({ ...row, entries: [] }))
}

/** The departures on which the entries are now. */
async function whereTheyAre({ db }: Pick<Call, 'db'>, entries: string[]) {
  const rows = await scopedRows(db, everyOrder)
    .entries()
    .select(['id', 'tour_id', 'tour_date'])
    .where(isOneOf(entries))
    .orderBy('tour_date')
    .orderBy('id')
    .execute()
  const byDeparture = Map.groupBy(rows, ({ tour_id, tour_date }) => `${tour_id} ${tour_date}`)
  return [...byDeparture.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ tour: first.tour_id, date: first.tour_date, entries: group.map(({ id }) => id) }] : []
  })
}
