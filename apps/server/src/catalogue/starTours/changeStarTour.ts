import { Problem } from '@tourdesk/contract/kernel/problem'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkStarTour } from '@tourdesk/domain/catalogue/checkStarTour'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { PersonCall } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { checkVersion, nextVersion } from '../../kernel/versions.ts'
import { loggedStarTour } from './loggedStarTour.ts'
import { type StarTourForm, toColumns, uniqueNumber, writeTours } from './store.ts'

/**
 * Saves a star tour (STAR-11).
 * Throws `star_tour_mismatch` and every wrong field (400), `not_found` (404), `star_tour_number_taken` and
 * `changed_by_another` (409).
 */
export async function changeStarTour(call: PersonCall, id: string, form: StarTourForm): Promise<void> {
  authorize(call.actor, 'catalogue.write')
  if (form.starTourId !== id) throw new Problem('star_tour_mismatch')
  const checked = acceptFields(checkStarTour(form))
  await inTransaction(call, async (tx) => {
    const row = await tx
      .selectFrom('star_tours')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new Problem('not_found')
    checkVersion(form.updatedAt, row.updated_at)
    const before = await loggedStarTour(tx, id)
    await uniqueNumber(
      tx
        .updateTable('star_tours')
        .set({ ...toColumns(checked), updated_at: nextVersion(row.updated_at, call.now) })
        .where('id', '=', id)
        .execute(),
    )
    await writeTours(tx, id, form.tours)
    await announce(tx, call, {
      name: 'starTour.changed',
      subject: { id, name: form.name, accountId: null },
      ...diffOf(before, await loggedStarTour(tx, id)),
    })
  })
}
