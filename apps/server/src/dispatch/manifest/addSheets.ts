import type { SheetFormat, SheetWay } from '@tourdesk/contract/dispatch/manifests'
import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import { canonicalText } from '@tourdesk/domain/dispatch/manifest/comparedText'
import type { Sheet, SheetKind } from '@tourdesk/domain/dispatch/manifest/sheet'
import { sheetDiff } from '@tourdesk/domain/dispatch/manifest/sheetDiff'
import type { Locale } from '@tourdesk/words/vocabulary'
import { announce } from '../../kernel/announce.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Author } from '../../kernel/eventReader.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { lastOfKind } from './lastOfKind.ts'
import type { UnitOfDay } from './readDay.ts'
import { sheetHash } from './sheetHash.ts'

/** The person in the office, or the job, that hands sheets out. */
interface By {
  actor: Author
  now: Date
}

/** The kind, language and format of sheets, and how they're delivered. */
interface Made {
  kind: SheetKind
  locale: Locale
  format: SheetFormat
  way: SheetWay
}

/** Starts a print. Returns false if there's one with the same key. */
export async function addPrint(
  tx: Tx,
  call: By,
  id: string,
  { kind, locale, format, way, day, clientKey }: Made & { day: Day; clientKey: string },
): Promise<boolean> {
  const added = await insertInto(tx, 'manifest_prints', {
    id,
    client_key: clientKey,
    day,
    kind,
    locale,
    format,
    way,
    unassigned: null,
    created_by: 'userId' in call.actor ? call.actor.userId : null,
    created_at: call.now,
  })
    .onConflict((conflict) => conflict.column('client_key').doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows !== 0n
}

/** Adds the sheets of locked units to a print, with a new version of each sheet whose content has changed. */
export async function addSheets(
  tx: Tx,
  call: By,
  print: string,
  made: Made & { units: readonly UnitOfDay[]; onlyChanges: boolean },
): Promise<{ tourCar: string; version: number }[]> {
  const { units, kind, locale, format, way, onlyChanges } = made
  const before = await lastOfKind(
    { db: tx },
    units.map(({ row }) => row.id),
    made,
  )
  const printed: { tourCar: string; version: number }[] = []
  for (const [position, unit] of units.entries()) {
    const { id } = unit.row
    const sheet = unit.sheetFor(kind)
    const last = before.get(id)
    const version =
      last && canonicalText(last.sheet) === canonicalText(sheet)
        ? last.version
        : await addVersion(tx, call, unit, sheet, made)
    const changes = onlyChanges && last ? sheetDiff(last.sheet, sheet) : null
    await insertInto(tx, 'manifest_print_units', {
      print_id: print,
      position,
      unit_id: id,
      version,
      since: changes && last ? last.version : null,
      changes: changes && JSON.stringify(changes),
    }).execute()
    await noteManifest(tx, call, unit, { kind, language: locale, format, way, version })
    printed.push({ tourCar: id, version })
  }
  return printed
}

async function addVersion(
  tx: Tx,
  call: By,
  { row }: UnitOfDay,
  sheet: Sheet,
  { kind, locale }: Pick<Made, 'kind' | 'locale'>,
): Promise<number> {
  const version = (await lastVersionOf(tx, row.id)) + 1
  await insertInto(tx, 'manifest_versions', {
    unit_id: row.id,
    version,
    kind,
    locale,
    sheet: JSON.stringify(sheet),
    compared_hash: sheetHash(sheet),
    created_by: 'userId' in call.actor ? call.actor.userId : null,
    created_at: call.now,
  }).execute()
  return version
}

async function noteManifest(
  tx: Tx,
  call: By,
  { row }: UnitOfDay,
  made: { kind: string; language: string; format: string; way: string; version: number },
): Promise<void> {
  await announce(tx, call, {
    name: 'unit.manifestMade',
    subject: { id: row.id, name: row.tour, accountId: null },
    days: daysFrom(row.tour_date, row.end_date),
    facts: { date: row.tour_date, departure: row.tour_event_id, ...made },
  })
}

/** 0 if nothing of the unit was handed out yet. */
async function lastVersionOf(tx: Tx, unit: string): Promise<number> {
  const { last } = await tx
    .selectFrom('manifest_versions')
    .select((eb) => eb.fn.max('version').as('last'))
    .where('unit_id', '=', unit)
    .executeTakeFirstOrThrow()
  return last ?? 0
}
