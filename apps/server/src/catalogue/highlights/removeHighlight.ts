import { audit } from '../../kernel/audit.ts'
import { authorize } from '../../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../../kernel/call.ts'
import { lockHighlight } from './store.ts'

/** Deletes a highlight and takes it out of all tours (HOLE-C52). Throws `not_found` (404). */
export async function removeHighlight(call: PersonCall, id: string): Promise<void> {
  const { actor } = call
  authorize(actor, 'catalogue.write')
  await inTransaction(call, async (tx) => {
    const { name } = await lockHighlight(tx, id)
    const taken = await tx
      .deleteFrom('tour_highlights')
      .where('highlight_id', '=', id)
      .returning('tour_id')
      .execute()
    await tx.deleteFrom('highlights').where('id', '=', id).execute()
    await audit(tx, call, {
      entity: 'Highlight',
      entityId: id,
      accountId: actor.account._id,
      action: 'deleted',
      details: { name, tours: taken.map(({ tour_id }) => tour_id) },
    })
  })
}
