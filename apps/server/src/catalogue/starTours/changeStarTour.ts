import type { StarTourChange } from '@tourdesk/contract/catalogue/starTours'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkStarTour } from '@tourdesk/domain/catalogue/checkStarTour'
import type { z } from 'zod'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { fillIn } from '../../kernel/fillIn.ts'
import { checkVersion, nextVersion } from '../../kernel/versions.ts'
import { loggedStarTour } from './loggedStarTour.ts'
import { storedForm, toColumns, uniqueNumber, writeTours } from './store.ts'

/**
 * Saves a star tour.
 * Throws `star_tour_mismatch` and every wrong field (400), `not_found` (404), `star_tour_number_taken` and
 * `changed_by_another` (409).
 */
export async function changeStarTour(
  call: Call,
  id: string,
  { starTourId, updatedAt, ...sent }: z.output<typeof StarTourChange>,
): Promise<void> {
  authorize(call.actor, 'catalogue.write')
  if (starTourId !== id) throw new Problem('star_tour_mismatch')
  await inTransaction(call, async (tx) => {
    const row = await tx
      .selectFrom('star_tours')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new Problem('not_found')
    const form = acceptFields(checkStarTour(fillIn(await storedForm(tx, row), sent)))
    checkVersion(updatedAt, row.updated_at)
    const before = await loggedStarTour(tx, id)
    await uniqueNumber(
      tx
        .updateTable('star_tours')
        .set({ ...toColumns(form), updated_at: nextVersion(row.updated_at, call.now) })
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
