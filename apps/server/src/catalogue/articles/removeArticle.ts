import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'

/** Deletes an article. Throws `not_found` (404). */
export async function removeArticle(call: Call<Person>, id: string): Promise<void> {
  const { actor } = call
  authorize(actor, 'catalogue.write')
  await inTransaction(call, async (tx) => {
    const gone = await tx.deleteFrom('articles').where('id', '=', id).returning('title').executeTakeFirst()
    if (!gone) throw new Problem('not_found')
    await announce(tx, call, {
      name: 'article.deleted',
      subject: { id, name: gone.title, accountId: actor.account._id },
      before: { title: gone.title },
    })
  })
}
