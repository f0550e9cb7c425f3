import type { Db } from '../kernel/database.ts'

/** All firms that send vehicles, by name (SUP-03). */
export function findCarSuppliers(db: Db) {
  return db
    .selectFrom('car_suppliers')
    .select([
      'id as _id',
      'name',
      'contact',
      'contact_phone as contactPhone',
      'contact_email as contactEmail',
      'notes',
      'sizes',
    ])
    .orderBy('name')
    .orderBy('id')
    .execute()
}
