import { Problem } from '@tourdesk/contract/kernel/problem'
import type { SupplierRequest } from '@tourdesk/contract/messages/supplierRequests'
import type { Person } from '@tourdesk/domain/access/actor'
import { daysFrom } from '@tourdesk/domain/calendar'
import {
  type RequestState,
  type SupplierReply,
  type SupplierState,
  supplierStateOf,
} from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import { keepUndo, type UndoData } from '../../activity/keepUndo.ts'
import { whereUnitIs } from '../../dispatch/manifest/whereUnitIs.ts'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { findSupplierRequest } from './findSupplierRequest.ts'
import { languageOfSupplier } from './languageOfSupplier.ts'
import { type SuppliedUnit, storedRequest, suppliedUnit } from './unitOfSupplier.ts'

declare module '../../activity/keepUndo.ts' {
  interface UndoData {
    supplierReply: {
      unitId: string
      supplier: string
      reply: SupplierReply
      before: { state: RequestState; note: string; repliedAt: string | null; repliedBy: string | null } | null
    }
  }
}

/**
 * Records a supplier's reply, even if no request was sent, as after a phone call. Throws `not_found` (404),
 * and (409) `supplier_missing`, and `changed_by_another` if the state isn't the one that was `seen`.
 */
export async function replyOfSupplier(
  call: Call<Person>,
  unitId: string,
  { reply, note, seen }: { reply: SupplierReply; note: string; seen: SupplierState },
): Promise<SupplierRequest & { undo: string | null }> {
  authorize(call.actor, 'dispatch.write')
  return inTransaction(call, async (tx) => {
    await lockRows(tx, 'vehicle_units', [unitId])
    const reader = { ...call, db: tx }
    const supplied = await suppliedUnit(reader, unitId, await whereUnitIs(reader, unitId))
    if (!supplied) throw new Problem('supplier_missing')
    const { supplier, facts } = supplied
    const stored = await storedRequest(tx, unitId, supplier)
    const state = supplierStateOf(stored?.state ?? null)
    const isSame = state === reply && stored?.note === note
    if (isSame) return unchanged({ ...(await findSupplierRequest(reader, unitId)), undo: null })
    if (state !== seen) throw new Problem('changed_by_another')
    const answer = { state: reply, note, replied_at: call.now, replied_by: call.actor.name }
    // After a phone call, the supplier is assumed to know everything.
    const told = state === 'not_asked' ? { told: JSON.stringify(facts), asked_at: null, asked_by: null } : {}
    await insertInto(tx, 'supplier_requests', {
      unit_id: unitId,
      car_supplier_id: supplier,
      told: JSON.stringify(facts),
      language: await languageOfSupplier(tx, supplier),
      contact: '',
      remarks: '',
      client_key: null,
      asked_at: null,
      asked_by: null,
      unit_day: facts.date,
      ...answer,
    })
      .onConflict((conflict) =>
        conflict.columns(['unit_id', 'car_supplier_id']).doUpdateSet({ ...answer, ...told }),
      )
      .execute()
    const before = stored
      ? {
          state: stored.state,
          note: stored.note,
          repliedAt: stored.replied_at?.toISOString() ?? null,
          repliedBy: stored.replied_by,
        }
      : null
    const undo = await keepUndo(tx, call, 'supplierReply', { unitId, supplier, reply, before })
    await noteReply(tx, call, supplied, { before: state, after: reply, note })
    return { ...(await findSupplierRequest(reader, unitId)), undo }
  })
}

/**
 * Undoes a reply. Throws `not_found` (404) and `undo_changed` (409) if something else was recorded or asked
 * since.
 */
export async function undoSupplierReply(
  tx: Tx,
  call: Call<Person>,
  { unitId, supplier, reply, before }: UndoData['supplierReply'],
): Promise<number> {
  authorize(call.actor, 'dispatch.write')
  await lockRows(tx, 'vehicle_units', [unitId])
  const reader = { ...call, db: tx }
  const supplied = await suppliedUnit(reader, unitId, await whereUnitIs(reader, unitId))
  const stored = await storedRequest(tx, unitId, supplier)
  if (!supplied || supplied.supplier !== supplier || stored?.state !== reply)
    throw new Problem('undo_changed')
  if (before) {
    await tx
      .updateTable('supplier_requests')
      .set({
        state: before.state,
        note: before.note,
        replied_at: before.repliedAt === null ? null : new Date(before.repliedAt),
        replied_by: before.repliedBy,
      })
      .where('unit_id', '=', unitId)
      .where('car_supplier_id', '=', supplier)
      .execute()
  } else {
    await tx
      .deleteFrom('supplier_requests')
      .where('unit_id', '=', unitId)
      .where('car_supplier_id', '=', supplier)
      .execute()
  }
  const after = supplierStateOf(before?.state ?? null)
  await noteReply(tx, call, supplied, { before: reply, after, note: before?.note ?? '' })
  return 0
}

async function noteReply(
  tx: Tx,
  call: Call<Person>,
  { unit: { row } }: SuppliedUnit,
  { before, after, note }: { before: SupplierState; after: SupplierState; note: string },
): Promise<void> {
  await announce(tx, call, {
    name: 'unit.supplierReplied',
    subject: { id: row.id, name: row.tour, accountId: null },
    days: daysFrom(row.tour_date, row.end_date),
    before: { supplierState: before },
    after: { supplierState: after },
    facts: { date: row.tour_date, departure: row.tour_event_id, supplier: row.supplier, note },
  })
}
