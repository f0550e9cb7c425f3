import type { Operator } from '@tourdesk/contract/fleet'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../kernel/database.ts'
import type { Operators } from '../kernel/schema/fleet.ts'

/** All guides and drivers who still work here, by name (OPR-06). */
export async function findOperators(db: Db): Promise<z.output<typeof Operator>[]> {
  return (await findOperatorRows(db)).map(toOperator)
}

/** The same as they are stored. */
export function findOperatorRows(db: Db): Promise<Selectable<Operators>[]> {
  return db
    .selectFrom('operators')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute()
}

export function toOperator(row: Selectable<Operators>): z.output<typeof Operator> {
  return {
    _id: row.id,
    role: row.role,
    firstName: row.first_name,
    lastName: row.last_name,
    mobilePhone: row.mobile_phone,
    homePhone: row.home_phone,
    email: row.email,
    city: row.city,
    salary: row.salary,
    notes: row.notes,
    languages: row.languages,
    licenseTypes: row.license_types,
    ranking: row.ranking,
    car: row.car_id,
  }
}
