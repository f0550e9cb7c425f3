import { type DepartureChange, DepartureInput } from '@tourdesk/contract/departures/departures'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import { changeState, checkDeparture } from '@tourdesk/domain/departures/departure'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { keepUndo } from '../activity/keepUndo.ts'
import type { Call } from '../kernel/call.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { type FormColumns, nothingLeft } from '../kernel/formColumns.ts'
import {
  type RecordChange,
  type RecordKind,
  type SavedRecord,
  saveRecord,
  undoRecord,
} from '../records/saveRecord.ts'
import type { TourEvents } from '../schema/dispatch.ts'
import { keepClosures } from './closureRows.ts'
import { ensureTourEvent } from './ensureTourEvent.ts'

type DepartureForm = z.output<typeof DepartureInput>

interface ChangedDeparture extends RecordChange<DepartureForm> {
  /** The closures that had closed it. */
  closures: string[]
}

declare module '../activity/keepUndo.ts' {
  interface UndoData {
    changedDeparture: ChangedDeparture
  }
}

/**
 * Saves what the office decides about a departure, which is created if it's missing. Its orders stay as they
 * are. Throws what `saveRecord` throws, and `departure_canceled` (409) for a state that can't be set.
 * @returns its id, and how to undo the change
 */
export async function saveDeparture(
  call: Call,
  key: { tour: string; date: Day },
  { updatedAt, ...sent }: z.output<typeof DepartureChange>,
): Promise<SavedRecord> {
  const { _id: id } = await ensureTourEvent(call, key.tour, key.date)
  const named = await nameDeparture(call.db, id)
  const readAt = updatedAt === null ? named.created_at.toISOString() : updatedAt
  return saveRecord(call, departureKind(named), id, { ...sent, updatedAt: readAt })
}

/**
 * Restores what was decided before a change. Throws what `undoRecord` throws, and `undo_changed` (409) if a
 * closure of its day was made or ended since.
 */
export async function undoDeparture(
  tx: Tx,
  call: Call,
  { closures, ...change }: ChangedDeparture,
): Promise<number> {
  await keepClosures(tx)
  if (await isClosureNewer(tx, change)) throw new Problem('undo_changed')
  const unassigned = await undoRecord(tx, call, departureKind(await nameDeparture(tx, change.id)), change)
  if (change.before.state !== 'open' && closures.length > 0)
    await tx.updateTable('tour_events').set({ closed_by: closures }).where('id', '=', change.id).execute()
  return unassigned
}

async function isClosureNewer(tx: Tx, { id, updatedAt }: RecordChange<DepartureForm>): Promise<boolean> {
  const since = new Date(updatedAt)
  const newer = await tx
    .selectFrom('departure_closures')
    .innerJoin('tour_events', (row) => row.on('tour_events.id', '=', id))
    .select('departure_closures.id')
    .where((closure) =>
      closure.or([closure('departure_closures.created_at', '>=', since), closure('opened_at', '>=', since)]),
    )
    .where('start_date', '<=', sql.ref<Day>('tour_date'))
    .where(sql<boolean>`coalesce(end_date >= tour_date, true) and coalesce(tour_id = any(tours), true)`)
    .limit(1)
    .executeTakeFirst()
  return newer !== undefined
}

interface Named {
  name: string
  tour_date: Day
  /** The version of a departure about which nothing was decided yet. */
  created_at: Date
}

async function nameDeparture(db: Db | Tx, id: string): Promise<Named> {
  const named = await db
    .selectFrom('tour_events')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['name', 'tour_date', 'tour_events.created_at'])
    .where('tour_events.id', '=', id)
    .executeTakeFirst()
  if (!named) throw new Problem('not_found')
  return named
}

function departureKind({
  name,
  tour_date,
}: Named): RecordKind<Selectable<TourEvents>, DepartureForm, DepartureForm> {
  let closures: string[] = []
  return {
    permission: 'dispatch.write',
    accountOf: () => null,
    start: startValues(DepartureInput),
    lock: (tx, id) =>
      tx.selectFrom('tour_events').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    toForm,
    nameOf: () => name,
    check: checkDeparture,
    async write(tx, id, departure, { row, version }) {
      if (row) accept(changeState(row.state, departure.state))
      closures = row?.closed_by ?? []
      await tx
        .updateTable('tour_events')
        .set({
          ...toColumns(departure),
          ...(departure.state === 'open' && { merged_into: null, closed_by: [] }),
          version: sql<number>`version + 1`,
          updated_at: version,
        })
        .where('id', '=', id)
        .execute()
    },
    created: () => {
      throw new Error('A departure is made before anything is decided about it')
    },
    changed: (news) => ({ name: 'departure.changed', ...news, days: [tour_date] }),
    // A canceled departure that was opened has none of its orders, so it can't become canceled again.
    keep: async (tx, call, change) =>
      change.before.state === 'canceled'
        ? null
        : keepUndo(tx, call, 'changedDeparture', { ...change, closures }),
  }
}

function toForm(row: Selectable<TourEvents>): DepartureForm {
  return {
    state: row.state,
    closedFor: row.closed_for,
    guaranteed: row.is_guaranteed,
    minimum: row.minimum,
    capacity: row.capacity,
    reason: row.reason,
  }
}

type Columns = FormColumns<
  'tour_events',
  'tour_id' | 'tour_date' | 'version' | 'oversold_by' | 'oversold_reason' | 'merged_into' | 'closed_by'
>

function toColumns({
  state,
  closedFor,
  guaranteed,
  minimum,
  capacity,
  reason,
  ...rest
}: DepartureForm): Columns {
  nothingLeft(rest)
  return {
    state,
    closed_for: JSON.stringify(closedFor),
    is_guaranteed: guaranteed,
    minimum,
    capacity,
    reason,
  }
}
