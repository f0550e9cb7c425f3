import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { keepUndo } from '../../activity/keepUndo.ts'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { toForm } from './saveArticle.ts'

/**
 * Deletes an article. Throws `not_found` (404).
 * @returns how to undo it
 */
export async function removeArticle(call: Call<Person>, id: string): Promise<string | null> {
  const { actor } = call
  authorize(actor, 'catalogue.write')
  return inTransaction(call, async (tx) => {
    const gone = await tx.deleteFrom('articles').where('id', '=', id).returningAll().executeTakeFirst()
    if (!gone) throw new Problem('not_found')
    await announce(tx, call, {
      name: 'article.deleted',
      subject: { id, name: gone.title, accountId: actor.account._id },
      before: { title: gone.title },
    })
    const createdAt = gone.created_at.toISOString()
    return keepUndo(tx, call, 'removedArticle', { id, createdAt, form: toForm(gone) })
  })
}
