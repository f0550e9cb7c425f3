import type { ManifestVersion } from '@tourdesk/contract/dispatch/manifests'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Call } from '../../kernel/call.ts'
import { urlOf } from './printManifests.ts'
import { whereUnitIs } from './whereUnitIs.ts'

/**
 * The versions of a unit, newest first, each with the newest file that has its whole sheet. Throws
 * `not_found` (404).
 */
export async function findVersions(call: Call, unitId: string): Promise<ManifestVersion[]> {
  const rows = await call.db
    .selectFrom('manifest_versions as made')
    .innerJoin('manifest_print_units as part', (join) =>
      join.onRef('part.unit_id', '=', 'made.unit_id').onRef('part.version', '=', 'made.version'),
    )
    .innerJoin('manifest_prints as print', 'print.id', 'part.print_id')
    .leftJoin('users', 'users.id', 'made.created_by')
    .distinctOn('made.version')
    .select([
      'made.version',
      'made.kind',
      'made.locale',
      'made.created_at',
      'print.id',
      'print.format',
      'way',
    ])
    .select(sql<string>`coalesce(trim(users.first_name || ' ' || users.last_name), '')`.as('by'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('messages')
          .select('recipient')
          .whereRef('print_id', '=', 'print.id')
          .orderBy('created_at'),
      ).as('to'),
    )
    .where('made.unit_id', '=', unitId)
    .orderBy('made.version', 'desc')
    .orderBy(sql`part.since is null`, 'desc')
    .orderBy('print.created_at', 'desc')
    .orderBy('print.id', 'desc')
    .execute()
  if (rows.length === 0) await whereUnitIs(call, unitId)
  return rows.map(({ version, kind, locale, format, way, to, by, created_at, id }) => ({
    version,
    kind,
    locale,
    format,
    way,
    to: to.map(({ recipient }) => recipient),
    by,
    created: created_at.toISOString(),
    url: `${urlOf(id)}?tourCar=${unitId}`,
  }))
}
