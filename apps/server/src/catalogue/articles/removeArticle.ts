import { Problem } from '@tourdesk/contract/kernel/problem'
import { audit } from '../../kernel/audit.ts'
import { authorize } from '../../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../../kernel/call.ts'

/** Deletes an article. Throws `not_found` (404). */
export async function removeArticle(call: PersonCall, id: string): Promise<void> {
  const { actor } = call
  authorize(actor, 'catalogue.write')
  await inTransaction(call, async (tx) => {
    const gone = await tx.deleteFrom('articles').where('id', '=', id).returning('title').executeTakeFirst()
    if (!gone) throw new Problem('not_found')
    const details = { title: gone.title }
    await audit(tx, call, {
      entity: 'Article',
      entityId: id,
      accountId: actor.account._id,
      action: 'deleted',
      details,
    })
  })
}
