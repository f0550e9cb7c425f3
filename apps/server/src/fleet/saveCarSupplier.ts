import type { CarSupplierInput } from '@tourdesk/contract/fleet/carSuppliers'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkCarSupplier } from '@tourdesk/domain/fleet/checkCarSupplier'
import type { z } from 'zod'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { PersonCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { acceptFields } from '../kernel/decide.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { checkVersion } from '../kernel/versions.ts'
import { toCarSupplier } from './carSuppliers.ts'

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
    const before = id ? await logged(tx, id) : null
    const savedId = id ?? newId()
    const columns = { ...toColumns(form), updated_at: call.now }
    await insertInto(tx, 'car_suppliers', { id: savedId, created_at: call.now, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute()
    const after = await logged(tx, savedId)
    const subject = { id: savedId, name: form.name, accountId: null }
    if (before) await announce(tx, call, { name: 'carSupplier.changed', subject, ...diffOf(before, after) })
    else await announce(tx, call, { name: 'carSupplier.created', subject, after })
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

/** What the log tells of it as it is stored now. */
async function logged(tx: Tx, id: string) {
  const { _id, ...fields } = toCarSupplier(
    await tx.selectFrom('car_suppliers').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return fields
}
