import type { Operator } from '@tourdesk/contract/fleet/operators'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { byName } from '../kernel/byName.ts'
import { compiled } from '../kernel/compiled.ts'
import type { Question } from '../kernel/question.ts'
import type { Operators } from '../schema/fleet.ts'

/** All stored guides and drivers who still work here, by name. */
export function operatorRows(): Question<Selectable<Operators>[]> {
  return allOperators({})
}

const allOperators = compiled((db) =>
  db
    .selectFrom('operators')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy(byName('first_name'))
    .orderBy(byName('last_name'))
    .orderBy('id'),
)

/** The contract's shape of an operator. */
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
    documentLanguage: row.document_language,
    languages: row.languages,
    licenseTypes: row.license_types,
    ranking: row.ranking,
    car: row.car_id,
  }
}
