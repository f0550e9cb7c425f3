import type { ManifestSheet, SheetChange, SheetFormat } from '@tourdesk/contract/dispatch/manifests'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import type { SheetKind } from '@tourdesk/domain/dispatch/manifest/sheet'
import type { Locale } from '@tourdesk/words/vocabulary'
import type { Call } from '../../kernel/call.ts'
import { presentSheet } from './presentSheet.ts'

/** A print as it was stored. */
export interface StoredPrint {
  day: Day
  kind: SheetKind
  locale: Locale
  format: SheetFormat
  createdAt: Date
  sheets: StoredSheet[]
}

/** A sheet of a print; that of the people on no vehicle has no version. */
export interface StoredSheet {
  sheet: ManifestSheet
  version: { number: number; madeAt: Date } | null
  /** The changes, if only those were printed. */
  changes: { since: number; data: SheetChange[] } | null
}

/** A print with its sheets, or only that of one unit. Throws `not_found` (404). */
export async function readPrint({ db }: Pick<Call, 'db'>, id: string, unitId?: string): Promise<StoredPrint> {
  const print = await db.selectFrom('manifest_prints').selectAll().where('id', '=', id).executeTakeFirst()
  const units = await db
    .selectFrom('manifest_print_units as part')
    .innerJoin('manifest_versions as made', (join) =>
      join.onRef('made.unit_id', '=', 'part.unit_id').onRef('made.version', '=', 'part.version'),
    )
    .select(['part.unit_id', 'part.since', 'part.changes', 'made.version', 'made.sheet', 'made.created_at'])
    .where('print_id', '=', id)
    .orderBy('position')
    .execute()
  const chosen = units.filter(({ unit_id }) => !unitId || unit_id === unitId)
  if (!print || (unitId && chosen.length === 0)) throw new Problem('not_found')
  const sheets = chosen.map(
    ({ sheet, version, created_at, since, changes }): StoredSheet => ({
      sheet: presentSheet(sheet),
      version: { number: version, madeAt: created_at },
      changes: since !== null && changes ? { since, data: changes } : null,
    }),
  )
  if (print.unassigned && !unitId)
    sheets.push({ sheet: presentSheet(print.unassigned), version: null, changes: null })
  const { day, kind, locale, format, created_at } = print
  return { day, kind, locale, format, createdAt: created_at, sheets }
}
