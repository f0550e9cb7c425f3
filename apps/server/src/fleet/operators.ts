import type { Operator } from '@tourdesk/contract/fleet'
import type { z } from 'zod'
import type { Db } from '../kernel/database.ts'

/** All guides and drivers who still work here, by name (OPR-06). */
export async function findOperators(db: Db): Promise<z.output<typeof Operator>[]> {
  const rows = await db
    .selectFrom('operators')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    role: row.role,
    firstName: row.first_name,
    lastName: row.last_name,
    mobilePhone: row.mobile_phone,
    homePhone: row.home_phone,
    email: row.email,
    city: row.city,
    salary: row.salary === null ? '' : String(row.salary),
    notes: row.notes,
    languages: row.languages,
    licenseTypes: row.license_types,
    ranking: row.ranking,
    car: row.car_id,
  }))
}
