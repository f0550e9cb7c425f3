import type { TourChange } from '@tourdesk/contract/catalogue/tourShapes'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import type { z } from 'zod'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { fillIn } from '../../kernel/fillIn.ts'
import { checkVersion, nextVersion } from '../../kernel/versions.ts'
import { findPriceListsOf } from '../../pricing/queries.ts'
import { fillPriceLists } from './fillPriceLists.ts'
import { loggedTour } from './loggedTour.ts'
import { toItem } from './presentTour.ts'
import { checkIds, lockTour, toColumns, writeParts } from './store.ts'
import { storedForm } from './storedForm.ts'
import { checkForm } from './tourForm.ts'

/**
 * Saves a whole tour with its price lists. A tour that is or becomes active must be ready for sale.
 * Throws `not_found` (404), what `checkForm` throws, `tour_number_taken` and `changed_by_another` (409).
 */
export async function changeTour(
  call: Call,
  id: string,
  { _id, updatedAt, headLine, ...sent }: z.output<typeof TourChange>,
): Promise<void> {
  authorize(call.actor, 'catalogue.write')
  await inTransaction(call, async (tx) => {
    const row = await lockTour(tx, id)
    checkVersion(updatedAt, row.updated_at)
    const before = await loggedTour(tx, id)
    const stored = await findPriceListsOf(tx, id)
    const headline = sent.headline ?? headLine
    const saved = await storedForm(tx, row, stored)
    const pricesList = sent.pricesList && fillPriceLists(stored.map(toItem), sent.pricesList)
    const form = fillIn(saved, { ...sent, headline, pricesList })
    const lists = checkForm(form, stored, form.isActive)
    if (form.tags.mainTag) await checkIds(tx, 'tags', 'tags.mainTag', [form.tags.mainTag])
    await tx
      .updateTable('tours')
      .set({ ...toColumns(form), updated_at: nextVersion(row.updated_at, call.now) })
      .where('id', '=', id)
      .execute()
    await writeParts(tx, id, form, lists)
    await announce(tx, call, {
      name: 'tour.changed',
      subject: { id, name: form.name, accountId: null },
      ...diffOf(before, await loggedTour(tx, id)),
    })
  })
}
