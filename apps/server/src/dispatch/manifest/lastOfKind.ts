import type { SheetKind } from '@tourdesk/domain/dispatch/manifest/sheet'
import type { Locale } from '@tourdesk/words/vocabulary'
import { sql } from 'kysely'
import type { Reader } from '../../kernel/call.ts'

/** The last version of each unit for one kind of sheet in one language. */
export async function lastOfKind(
  { db }: Pick<Reader, 'db'>,
  units: readonly string[],
  { kind, locale }: { kind: SheetKind; locale: Locale },
) {
  const rows = await db
    .selectFrom('manifest_versions')
    .distinctOn('unit_id')
    .select(['unit_id', 'version', 'sheet'])
    .where('unit_id', '=', sql<string>`any(${units})`)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .orderBy('unit_id')
    .orderBy('version', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.unit_id, row]))
}
