import type { Tag } from '@tourdesk/contract/catalogue/tourShapes'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import { containing } from '../../kernel/containing.ts'

/** Tags by name, all of them or those that contain a text. */
export function findTags({ db }: Call, search = ''): Promise<Tag[]> {
  return db
    .selectFrom('tags')
    .select(['id as _id', 'name'])
    .where(sql<string>`lower(name)`, 'like', containing(search))
    .orderBy(sql`lower(name)`)
    .execute()
}

/** One tag. Throws `not_found` (404). */
export async function getTag({ db }: Call, id: string): Promise<Tag> {
  const tag = await db
    .selectFrom('tags')
    .select(['id as _id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!tag) throw new Problem('not_found')
  return tag
}
