import type { Tag } from '@tourdesk/contract/catalogue/tourShapes'
import { sql } from 'kysely'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'

/** Creates a tag, or returns the existing one with this name, ignoring case. */
export async function createTag(call: Call, name: string): Promise<Tag> {
  authorize(call.actor, 'catalogue.write')
  return inTransaction(call, async (tx) => {
    const id = newId()
    const made = await insertInto(tx, 'tags', { id, name })
      .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows === 0n) {
      const known = await tx
        .selectFrom('tags')
        .select(['id as _id', 'name'])
        .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
        .executeTakeFirstOrThrow()
      return unchanged(known)
    }
    await announce(tx, call, { name: 'tag.created', subject: { id, name, accountId: null }, after: { name } })
    return { _id: id, name }
  })
}
