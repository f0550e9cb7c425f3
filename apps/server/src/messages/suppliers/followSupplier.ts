import { dayIn, daysFrom } from '@tourdesk/domain/calendar'
import { followUp, type RequestFacts } from '@tourdesk/domain/dispatch/supplier/supplierRequest'
import { isOn } from '@tourdesk/domain/messages/messageSettings'
import { announce, withoutEvent } from '../../kernel/announce.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { messages } from '../../settings/sections/messages.ts'
import { tellSupplier } from './tellSupplier.ts'
import { type StoredRequest, type SuppliedUnit, suppliedUnit } from './unitOfSupplier.ts'

const actor = { kind: 'job', name: 'messages' } as const

/**
 * If the settings want it, tells a supplier who was asked for a vehicle that the request changed, or that
 * it's canceled because the vehicle is no longer theirs or is gone. Running it again tells nothing twice:
 * what was told is stored with the request.
 */
export async function followSupplier(
  { db, clock, env }: Pick<Product, 'db' | 'clock' | 'env'>,
  { unit, supplier }: { unit: string; supplier: string },
): Promise<void> {
  const now = clock.now()
  await withoutEvent({ db }, async (tx) => {
    await lockRows(tx, 'vehicle_units', [unit])
    const stored = await lockRequest(tx, unit, supplier)
    if (!stored || stored.unit_day < dayIn(now)) return
    const supplied = await theirs(tx, now, unit, supplier)
    const what = followUp(stored, supplied?.facts ?? null)
    if (what === 'nothing') return
    if (what !== 'forgotten' && !isOn(await readSettings(tx, messages), `supplier_${what}`)) return
    const told = what === 'changed' && supplied ? supplied.facts : stored.told
    await store(tx, stored, { state: what === 'changed' ? 'asked' : 'canceled', told })
    if (what === 'forgotten') return
    const { channel, address } = await tellSupplier(tx, {
      env,
      actor,
      now,
      letter: {
        event: what === 'changed' ? 'supplier_changed' : 'supplier_canceled',
        supplier,
        facts: told,
        language: stored.language,
        contact: stored.contact,
        remarks: stored.remarks,
      },
      unit: { id: unit, name: told.tour },
      key: `supplier_${what}:${unit}:${supplier}:${now.getTime()}`,
      supplied,
    })
    await announce(
      tx,
      { actor, now },
      {
        name: 'unit.messaged',
        subject: { id: unit, name: told.tour, accountId: null },
        days: supplied ? daysFrom(supplied.unit.row.tour_date, supplied.unit.row.end_date) : [told.date],
        facts: { message: `supplier_${what}`, channel, to: address },
      },
    )
  })
}

function lockRequest(tx: Tx, unit: string, supplier: string): Promise<StoredRequest | undefined> {
  return tx
    .selectFrom('supplier_requests')
    .selectAll()
    .where('unit_id', '=', unit)
    .where('car_supplier_id', '=', supplier)
    .forUpdate()
    .executeTakeFirst()
}

/** The current unit, if it's still this supplier's; null otherwise, and if its departure is canceled. */
async function theirs(tx: Tx, now: Date, unit: string, supplier: string): Promise<SuppliedUnit | null> {
  const where = await tx
    .selectFrom('vehicle_units')
    .innerJoin('tour_events', 'tour_events.id', 'tour_event_id')
    .select(['vehicle_units.tour_date as date', 'vehicle_units.tour_id as tour', 'state'])
    .where('vehicle_units.id', '=', unit)
    .executeTakeFirst()
  if (!where || where.state === 'canceled') return null
  const supplied = await suppliedUnit({ db: tx, scope: everyOrder, now }, unit, where)
  return supplied?.supplier === supplier ? supplied : null
}

async function store(
  tx: Tx,
  { unit_id, car_supplier_id }: StoredRequest,
  { state, told }: { state: 'asked' | 'canceled'; told: RequestFacts },
): Promise<void> {
  await tx
    .updateTable('supplier_requests')
    .set({ state, told: JSON.stringify(told), replied_at: null, replied_by: null, note: '' })
    .where('unit_id', '=', unit_id)
    .where('car_supplier_id', '=', car_supplier_id)
    .execute()
}
