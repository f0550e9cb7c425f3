import { type SearchHit, searchLimits } from '@tourdesk/contract/search/search'
import type { OperatorRole } from '@tourdesk/domain/fleet/vocabulary'
import type { Sought } from '@tourdesk/domain/search/soughtIn'
import { sql } from 'kysely'
import { byName } from '../kernel/byName.ts'
import type { Call } from '../kernel/call.ts'
import { containingAll } from '../kernel/containing.ts'
import { answering, type Question, questionOf } from '../kernel/question.ts'

type Asking = Pick<Call, 'db'>

/** Guides or drivers who still work here, by name, phone and email. */
export function searchOperators({ db }: Asking, role: OperatorRole, sought: Sought): Question<SearchHit[]> {
  const found = db
    .selectFrom('operators')
    .select(['id', 'first_name', 'last_name', 'mobile_phone'])
    .where('role', '=', role)
    .where('deleted_at', 'is', null)
    .where(containingAll(sql`find_text`, sought))
    .orderBy(byName('first_name'))
    .orderBy(byName('last_name'))
    .orderBy('id')
    .limit(searchLimits.each)
  return answering(questionOf(found), (rows) =>
    rows.map((row) => ({
      _id: row.id,
      title: `${row.first_name} ${row.last_name}`,
      subtitle: row.mobile_phone,
      href: `/${role}s?open=${row.id}`,
    })),
  )
}

/** Cars by plate and make. */
export function searchCars({ db }: Asking, sought: Sought): Question<SearchHit[]> {
  const found = db
    .selectFrom('cars')
    .select(['id', 'plate_id', 'make', 'year'])
    .where(containingAll(sql`find_text`, sought))
    .orderBy('plate_id')
    .limit(searchLimits.each)
  return answering(questionOf(found), (rows) =>
    rows.map((row) => ({
      _id: row.id,
      title: row.plate_id,
      subtitle: `${row.make} · ${row.year}`,
      href: `/cars?open=${row.id}`,
    })),
  )
}

/** Car suppliers by name, contact, phone and email. */
export function searchCarSuppliers({ db }: Asking, sought: Sought): Question<SearchHit[]> {
  const found = db
    .selectFrom('car_suppliers')
    .select(['id', 'name', 'contact'])
    .where(containingAll(sql`find_text`, sought))
    .orderBy(byName('name'))
    .orderBy('id')
    .limit(searchLimits.each)
  return answering(questionOf(found), (rows) =>
    rows.map((row) => ({
      _id: row.id,
      title: row.name,
      subtitle: row.contact,
      href: `/car_suppliers?open=${row.id}`,
    })),
  )
}
