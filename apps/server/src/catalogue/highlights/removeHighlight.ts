import type { Person } from '@tourdesk/domain/access/actor'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { lockHighlight, toForm } from './store.ts'

/** Deletes a highlight and removes it from all tours. Throws `not_found` (404). */
export async function removeHighlight(call: Call<Person>, id: string): Promise<void> {
  const { actor } = call
  authorize(actor, 'catalogue.write')
  await inTransaction(call, async (tx) => {
    const highlight = await lockHighlight(tx, id)
    const taken = await tx
      .deleteFrom('tour_highlights')
      .where('highlight_id', '=', id)
      .returning('tour_id')
      .execute()
    await tx.deleteFrom('highlights').where('id', '=', id).execute()
    await announce(tx, call, {
      name: 'highlight.deleted',
      subject: { id, name: highlight.name, accountId: actor.account._id },
      before: toForm(highlight),
      facts: { tours: taken.map(({ tour_id }) => tour_id) },
    })
  })
}
