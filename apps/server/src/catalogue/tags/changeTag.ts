import type { Tag } from '@tourdesk/contract/catalogue/tourShapes'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'

/** Renames a tag. Throws `not_found` (404), `tag_name_taken` (409) if another tag has the name. */
export async function changeTag(call: Call, id: string, name: string): Promise<Tag> {
  authorize(call.actor, 'catalogue.write')
  return inTransaction(call, async (tx) => {
    const before = await tx
      .selectFrom('tags')
      .select('name')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new Problem('not_found')
    await tx.updateTable('tags').set({ name }).where('id', '=', id).execute()
    await announce(tx, call, {
      name: 'tag.changed',
      subject: { id, name, accountId: null },
      ...diffOf(before, { name }),
    })
    return { _id: id, name }
  })
}
