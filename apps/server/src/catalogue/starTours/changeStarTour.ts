import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkStarTour } from '@tourdesk/domain/catalogue/checkStarTour'
import { audit } from '../../kernel/audit.ts'
import { authorize } from '../../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { checkVersion, nextVersion } from '../../kernel/versions.ts'
import { type StarTourForm, toColumns, uniqueNumber, writeTours } from './store.ts'

/**
 * Saves a star tour (STAR-11).
 * Throws `star_tour_mismatch` and every wrong field (400), `not_found` (404), `star_tour_number_taken` and
 * `changed_by_another` (409).
 */
export async function changeStarTour(call: PersonCall, id: string, form: StarTourForm): Promise<void> {
  authorize(call.actor, 'catalogue.write')
  if (form.starTourId !== id) throw new Problem('star_tour_mismatch')
  acceptFields(checkStarTour(form))
  await inTransaction(call, async (tx) => {
    const row = await tx
      .selectFrom('star_tours')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new Problem('not_found')
    checkVersion(form.updatedAt, row.updated_at)
    await uniqueNumber(
      tx
        .updateTable('star_tours')
        .set({ ...toColumns(form), updated_at: nextVersion(row.updated_at, call.now) })
        .where('id', '=', id)
        .execute(),
    )
    await writeTours(tx, id, form.tours)
    const details = { name: form.name, number: form.number, tours: form.tours }
    await audit(tx, call, { entity: 'StarTour', entityId: id, action: 'updated', details })
  })
}
