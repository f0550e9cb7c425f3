import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import type { Grouping, ReportFilter } from '@tourdesk/domain/reports/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import type { Call } from '../kernel/call.ts'
import { nameOfUser } from '../schema/nameOfUser.ts'
import type { CountedGroup, Reading } from './counted.ts'

/** The records that rows can be about, and how each is called. */
const namesOf: Partial<Record<Grouping, RawBuilder<unknown>>> = {
  agency: sql`select id, name from accounts`,
  agent: sql`select id, ${nameOfUser()} as name from users`,
  tour: sql`select id, name from tours`,
  pickupPlace: sql`select id, name from locations`,
  person: sql`select id, trim(first_name || ' ' || last_name) as name from operators`,
  car: sql`select id, plate_id as name from cars`,
  supplier: sql`select id, name from car_suppliers`,
}

/** The names of the records that groups are about, by the id in each key; values of closed lists have none. */
export function labelsOf(
  call: Pick<Reading, 'db'>,
  groupBy: readonly Grouping[],
  groups: readonly CountedGroup[],
): Promise<ReadonlyMap<string, string>[]> {
  return Promise.all(
    groupBy.map((grouping, index) =>
      findNames(
        call,
        grouping,
        groups.flatMap(({ key }) => key[index] ?? []),
      ),
    ),
  )
}

/**
 * The names of the records that a report is narrowed down to. Anyone can send any id, so an agency gets the
 * names of its own people only.
 */
export async function namesForFilters(
  call: Pick<Call<Person>, 'db' | 'actor'>,
  filter: ReportFilter,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (filter === 'orderType' || filter === 'coupon') return new Map()
  const { actor, db } = call
  if (filter !== 'agent' || !isAgencyMode(actor)) return findNames(call, filter, ids)
  const own = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('account_id', '=', actor.account._id)
    .execute()
  const known = new Set(own.map(({ user_id }) => user_id))
  return findNames(
    call,
    filter,
    ids.filter((id) => known.has(id)),
  )
}

async function findNames(
  { db }: Pick<Reading, 'db'>,
  grouping: Grouping,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = namesOf[grouping]
  if (!names || ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from (${names}) named where id = any(${[...new Set(ids)]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
