import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import type { PriceManagementDraft } from '@tourdesk/domain/pricing/priceManagement'
import type { Tx } from '../kernel/database.ts'

/** Checks that all tours in items exist, deleted ones included. Throws `tour_unknown` for each item (400). */
export async function checkTours(tx: Tx, sent: PriceManagementDraft): Promise<void> {
  const items = (['general_discounts', 'coupons'] as const).flatMap((list) =>
    sent[list].map(({ tours }, index) => ({ field: `${list}.${index}.tours`, tours })),
  )
  const asked = [...new Set(items.flatMap(({ tours }) => tours))]
  if (asked.length === 0) return
  const found = await tx.selectFrom('tours').select('id').where('id', 'in', asked).execute()
  const known = new Set(found.map(({ id }) => id))
  const wrong = items.filter(({ tours }) => !tours.every((id) => known.has(id)))
  if (wrong.length > 0) throw fieldProblem(wrong.map(({ field }) => ({ field, code: 'tour_unknown' })))
}
