import type { CarSupplierRecord } from '@tourdesk/contract/fleet'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Selectable } from 'kysely'
import type { Call } from '../kernel/call.ts'
import type { CarSuppliers } from '../kernel/schema/fleet.ts'

/** All firms that send vehicles, by name (SUP-01). */
export async function showCarSuppliers({ db }: Call): Promise<CarSupplierRecord[]> {
  const rows = await db.selectFrom('car_suppliers').selectAll().orderBy('name').orderBy('id').execute()
  return rows.map(toRecord)
}

/** One of them (SUP-09). Throws `not_found` (404). */
export async function showCarSupplier({ db }: Call, id: string): Promise<CarSupplierRecord> {
  const row = await db.selectFrom('car_suppliers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return toRecord(row)
}

function toRecord(row: Selectable<CarSuppliers>): CarSupplierRecord {
  return {
    _id: row.id,
    name: row.name,
    contact: row.contact,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    notes: row.notes,
    sizes: row.sizes,
    updatedAt: row.updated_at.toISOString(),
  }
}
