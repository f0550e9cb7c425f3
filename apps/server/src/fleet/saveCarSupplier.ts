import type { CarSupplierInput } from '@tourdesk/contract/carSuppliers'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkCarSupplier } from '@tourdesk/domain/fleet/checkCarSupplier'
import type { z } from 'zod'
import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { acceptFields } from '../kernel/decide.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { checkVersion } from '../kernel/versions.ts'
import { announceFleet } from './announceFleet.ts'

type CarSupplierForm = z.output<typeof CarSupplierInput>

/**
 * Saves a car supplier; without an id a new one (SUP-02, SUP-03, SUP-09, HOLE-O72).
 * Throws every wrong field (400), `not_found` (404), `changed_by_another` (409).
 * @returns the id of the supplier
 */
export async function saveCarSupplier(
  call: PersonCall,
  id: string | undefined,
  { updatedAt, ...form }: CarSupplierForm,
): Promise<string> {
  authorize(call.actor, 'fleet.write')
  acceptFields(checkCarSupplier(form))
  return inTransaction(call, async (tx) => {
    if (id) await lockSupplier(tx, id, updatedAt)
    const savedId = id ?? newId()
    const columns = { ...toColumns(form), updated_at: call.now }
    await insertInto(tx, 'car_suppliers', { id: savedId, created_at: call.now, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute()
    await audit(tx, call, {
      entity: 'CarSupplier',
      entityId: savedId,
      action: id ? 'updated' : 'created',
      details: form,
    })
    await announceFleet(tx, call)
    return savedId
  })
}

async function lockSupplier(tx: Tx, id: string, readAt: string | undefined): Promise<void> {
  const row = await tx
    .selectFrom('car_suppliers')
    .select('updated_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  checkVersion(readAt, row.updated_at)
}

function toColumns(form: Omit<CarSupplierForm, 'updatedAt'>) {
  return {
    name: form.name,
    contact: form.contact,
    contact_phone: form.contactPhone,
    contact_email: form.contactEmail,
    notes: form.notes,
    sizes: [...new Set(form.sizes)].toSorted((a, b) => a - b),
  }
}
