import { Problem } from '@tourdesk/contract/kernel/problem'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'

/** Deletes a tag that no tour uses. Throws `not_found` (404), `tag_in_use` (409). */
export async function removeTag(call: Call, id: string): Promise<void> {
  authorize(call.actor, 'catalogue.write')
  await inTransaction(call, async (tx) => {
    const tag = await tx.selectFrom('tags').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!tag) throw new Problem('not_found')
    await forgetDeletedTours(tx, id)
    if (await isUsed(tx, id)) throw new Problem('tag_in_use')
    await tx.deleteFrom('tags').where('id', '=', id).execute()
    const { name } = tag
    await announce(tx, call, {
      name: 'tag.deleted',
      subject: { id, name, accountId: null },
      before: { name },
    })
  })
}

/** Removes the tag from deleted tours, which don't count as using it. */
async function forgetDeletedTours(tx: Tx, tagId: string): Promise<void> {
  await tx
    .updateTable('tours')
    .set({ main_tag_id: null })
    .where('main_tag_id', '=', tagId)
    .where('deleted_at', 'is not', null)
    .execute()
  await tx
    .deleteFrom('tour_secondary_tags')
    .where('tag_id', '=', tagId)
    .where('tour_id', 'in', (eb) => eb.selectFrom('tours').select('id').where('deleted_at', 'is not', null))
    .execute()
}

async function isUsed(tx: Tx, tagId: string): Promise<boolean> {
  const main = await tx.selectFrom('tours').select('id').where('main_tag_id', '=', tagId).limit(1).execute()
  if (main.length > 0) return true
  const secondary = await tx
    .selectFrom('tour_secondary_tags')
    .select('tour_id')
    .where('tag_id', '=', tagId)
    .limit(1)
    .execute()
  return secondary.length > 0
}
