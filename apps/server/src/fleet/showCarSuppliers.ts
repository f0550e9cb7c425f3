import type { CarSupplierRecord } from '@tourdesk/contract/fleet/carSuppliers'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Selectable } from 'kysely'
import type { Call } from '../kernel/call.ts'
import { ask } from '../kernel/question.ts'
import type { CarSuppliers } from '../schema/fleet.ts'
import { carSupplierRows, toCarSupplier } from './carSuppliers.ts'

/** All car suppliers, by name. */
export async function showCarSuppliers({ db }: Call): Promise<CarSupplierRecord[]> {
  return (await ask(db, carSupplierRows())).map(toRecord)
}

/** One of them. Throws `not_found` (404). */
export async function showCarSupplier({ db }: Call, id: string): Promise<CarSupplierRecord> {
  const row = await db.selectFrom('car_suppliers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return toRecord(row)
}

function toRecord(row: Selectable<CarSuppliers>): CarSupplierRecord {
  return { ...toCarSupplier(row), updatedAt: row.updated_at.toISOString() }
}
