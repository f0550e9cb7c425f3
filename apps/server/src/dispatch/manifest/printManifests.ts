import type { manifests } from '@tourdesk/contract/dispatch/manifests'
import type { Answer } from '@tourdesk/contract/kernel/route'
import { prefix } from '@tourdesk/contract/kernel/route'
import type { Person } from '@tourdesk/domain/access/actor'
import type { z } from 'zod'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { newId } from '../../kernel/newId.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { addPrint, addSheets } from './addSheets.ts'
import { readDay } from './readDay.ts'
import { dayOfScope, unitsInScope } from './unitsInScope.ts'

type Asked = z.output<typeof manifests.print.body>
type Print = Answer<typeof manifests.print>

/**
 * Hands sheets out as a file, and stores their content as a version of each unit unless the last version of
 * this kind and language says the same. Throws `not_found` (404) and `too_many_units` (400).
 */
export async function printManifests(call: Call<Person>, asked: Asked): Promise<Print> {
  authorize(call.actor, 'dispatch.read')
  return inTransaction(call, async (tx) => {
    const { scope, kind, locale, clientKey } = asked
    const day = await dayOfScope(tx, scope)
    const _id = newId()
    // Waits for another print with the same key to finish.
    if (!(await addPrint(tx, call, _id, { ...asked, way: 'file', day: day.date })))
      return unchanged(await printedBefore(tx, clientKey))
    await lockUnitsOf(tx, day)
    const read = await readDay({ ...call, db: tx }, day)
    const { units, unassigned } = unitsInScope(read, scope)
    if (unassigned) {
      await tx
        .updateTable('manifest_prints')
        .set({ unassigned: JSON.stringify(unassigned.sheetFor(kind)) })
        .where('id', '=', _id)
        .execute()
    }
    const printed = await addSheets(tx, call, _id, { ...asked, units, way: 'file' })
    // Audit rows belong to units; people on no vehicle have none.
    if (units.length === 0) {
      const subject = { id: _id, name: 'manifest', accountId: call.actor.account._id }
      const facts = { date: day.date, kind, language: locale, format: asked.format }
      await announce(tx, call, { name: 'list.exported', subject, facts })
    }
    return { _id, units: printed, url: urlOf(_id) }
  })
}

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

/** Keeps two simultaneous prints from making the same version. */
export async function lockUnitsOf(
  tx: Tx,
  { date, tour }: Awaited<ReturnType<typeof dayOfScope>>,
): Promise<void> {
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
