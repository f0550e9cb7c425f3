import type { Tag } from '@tourdesk/contract/catalogue/tourShapes'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { sql } from 'kysely'
import { byName } from '../../kernel/byName.ts'
import type { Call } from '../../kernel/call.ts'
import { containingParts } from '../../kernel/containing.ts'

/** Tags by name, all of them or those that contain a text. */
export function findTags({ db }: Call, search = ''): Promise<Tag[]> {
  return db
    .selectFrom('tags')
    .select(['id as _id', 'name'])
    .$if(search !== '', (some) => some.where(containingParts(sql`find_text`, soughtIn(search))))
    .orderBy(byName('name'))
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
