import { type SearchHit, searchLimits } from '@tourdesk/contract/search/search'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Sought } from '@tourdesk/domain/search/soughtIn'
import { sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import { containingAll } from '../../kernel/containing.ts'
import { answering, type Question, questionOf } from '../../kernel/question.ts'
import { members, nameOf } from './store.ts'

/** With more matches than this, it doesn't matter which six are found. */
const mostSorted = 500

/** Users of the account by name, phone and login, active ones first. */
export function searchUsers(
  { db, actor }: Pick<Call<Person>, 'db' | 'actor'>,
  sought: Sought,
): Question<SearchHit[]> {
  const some = members(db, actor.account._id)
    .select(['users.id', 'login', 'first_name as firstName', 'last_name as lastName', 'memberships.status'])
    .where(containingAll(sql`users.find_text`, sought))
    .limit(mostSorted)
  const found = db
    .selectFrom(some.as('some'))
    .selectAll()
    .orderBy(sql`status = 'ACTIVE'`, 'desc')
    .orderBy('firstName')
    .orderBy('lastName')
    .orderBy('id')
    .limit(searchLimits.each)
  return answering(questionOf(found), (rows) =>
    rows.map((row) => ({ _id: row.id, title: nameOf(row), subtitle: row.login, href: `/user/${row.id}` })),
  )
}
