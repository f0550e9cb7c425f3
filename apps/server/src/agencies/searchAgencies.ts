import { type SearchHit, searchLimits } from '@tourdesk/contract/search/search'
import type { Sought } from '@tourdesk/domain/search/soughtIn'
import { sql } from 'kysely'
import { byName } from '../kernel/byName.ts'
import type { Call } from '../kernel/call.ts'
import { containingAll } from '../kernel/containing.ts'
import { answering, type Question, questionOf } from '../kernel/question.ts'

/** Agencies by name and phone. */
export function searchAgencies({ db }: Pick<Call, 'db'>, sought: Sought): Question<SearchHit[]> {
  const found = db
    .selectFrom('accounts')
    .select(['id', 'name', 'mobile_phone'])
    .where('is_main', '=', false)
    .where(containingAll(sql`find_text`, sought))
    .orderBy(sql`status = 'ACTIVE'`, 'desc')
    .orderBy(byName('name'))
    .orderBy('id')
    .limit(searchLimits.each)
  return answering(questionOf(found), (rows) =>
    rows.map((row) => ({
      _id: row.id,
      title: row.name,
      subtitle: row.mobile_phone,
      href: `/account/${row.id}`,
    })),
  )
}
