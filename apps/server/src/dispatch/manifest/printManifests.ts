import type { manifests } from '@tourdesk/contract/dispatch/manifests'
import type { Answer } from '@tourdesk/contract/kernel/route'
import { prefix } from '@tourdesk/contract/kernel/route'
import type { Person } from '@tourdesk/domain/access/actor'
import { daysFrom } from '@tourdesk/domain/calendar'
import { canonicalText } from '@tourdesk/domain/dispatch/manifest/comparedText'
import type { Sheet } from '@tourdesk/domain/dispatch/manifest/sheet'
import { sheetDiff } from '@tourdesk/domain/dispatch/manifest/sheetDiff'
import { sheetOf } from '@tourdesk/domain/dispatch/manifest/sheetOf'
import type { z } from 'zod'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { lastOfKind } from './lastOfKind.ts'
import { readDay, type UnitOfDay } from './readDay.ts'
import { sheetHash } from './sheetHash.ts'
import { dayOfScope, unitsInScope } from './unitsInScope.ts'

type Asked = z.output<typeof manifests.print.body>
type Print = Answer<typeof manifests.print>

/**
 * Hands sheets out as a file: keeps what they say as a version of each unit, unless its last version of this kind and
 * language says the same (MAN-18, MAN-19). Throws `not_found` (404) and `too_many_units` (400).
 */
export async function printManifests(call: Call<Person>, asked: Asked): Promise<Print> {
  authorize(call.actor, 'dispatch.read')
  return inTransaction(call, async (tx) => {
    const { scope, kind, locale, format, clientKey } = asked
    const day = await dayOfScope(tx, scope)
    const _id = newId()
    // Waits for another print with the same key.
    const added = await insertInto(tx, 'manifest_prints', {
      id: _id,
      client_key: clientKey,
      day: day.date,
      kind,
      locale,
      format,
      way: 'file',
      unassigned: null,
      created_by: call.actor.userId,
      created_at: call.now,
    })
      .onConflict((conflict) => conflict.column('client_key').doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n) return unchanged(await printedBefore(tx, clientKey))
    await lockUnitsOf(tx, day)
    const read = await readDay({ ...call, db: tx }, day)
    const { units, unassigned } = unitsInScope(read, scope)
    const made = (facts: UnitOfDay['facts']) =>
      sheetOf(facts, { kind, suppliersSeePhones: read.suppliersSeePhones })
    if (unassigned) {
      await tx
        .updateTable('manifest_prints')
        .set({ unassigned: JSON.stringify(made(unassigned)) })
        .where('id', '=', _id)
        .execute()
    }
    const before = await lastOfKind(
      { db: tx },
      units.map(({ row }) => row.id),
      asked,
    )
    const printed: Print['units'] = []
    for (const [position, unit] of units.entries()) {
      const { id } = unit.row
      const sheet = made(unit.facts)
      const last = before.get(id)
      const version =
        last && canonicalText(last.sheet) === canonicalText(sheet)
          ? last.version
          : await addVersion(tx, call, unit, sheet, asked)
      const changes = asked.onlyChanges && last ? sheetDiff(last.sheet, sheet) : null
      await insertInto(tx, 'manifest_print_units', {
        print_id: _id,
        position,
        unit_id: id,
        version,
        since: changes && last ? last.version : null,
        changes: changes && JSON.stringify(changes),
      }).execute()
      await noteManifest(tx, call, unit, { kind, language: locale, format, way: 'file', version })
      printed.push({ tourCar: id, version })
    }
    // An audit row belongs to a unit; people on no vehicle have none.
    if (units.length === 0) {
      const subject = { id: _id, name: 'manifest', accountId: call.actor.account._id }
      const facts = { date: day.date, kind, language: locale, format }
      await announce(tx, call, { name: 'list.exported', subject, facts })
    }
    return { _id, units: printed, url: urlOf(_id) }
  })
}

/** The address of a print's file. */
export function urlOf(print: string): string {
  return `${prefix}/manifests/prints/${print}/file`
}

async function printedBefore(tx: Tx, clientKey: string): Promise<Print> {
  const { id } = await tx
    .selectFrom('manifest_prints')
    .select('id')
    .where('client_key', '=', clientKey)
    .executeTakeFirstOrThrow()
  const units = await tx
    .selectFrom('manifest_print_units')
    .select(['unit_id as tourCar', 'version'])
    .where('print_id', '=', id)
    .orderBy('position')
    .execute()
  return { _id: id, units, url: urlOf(id) }
}

/** So that two prints at once don't make the same version. */
async function lockUnitsOf(tx: Tx, { date, tour }: Awaited<ReturnType<typeof dayOfScope>>): Promise<void> {
  const units = await tx
    .selectFrom('vehicle_units')
    .select('id')
    .where('tour_date', '=', date)
    .$if(tour !== undefined, (query) => query.where('tour_id', '=', tour ?? ''))
    .execute()
  await lockRows(
    tx,
    'vehicle_units',
    units.map(({ id }) => id),
  )
}

async function addVersion(
  tx: Tx,
  call: Call<Person>,
  { row, last }: UnitOfDay,
  sheet: Sheet,
  { kind, locale }: Asked,
): Promise<number> {
  const version = (last?.version ?? 0) + 1
  await insertInto(tx, 'manifest_versions', {
    unit_id: row.id,
    version,
    kind,
    locale,
    sheet: JSON.stringify(sheet),
    compared_hash: sheetHash(sheet),
    created_by: call.actor.userId,
    created_at: call.now,
  }).execute()
  return version
}

async function noteManifest(
  tx: Tx,
  call: Call<Person>,
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
