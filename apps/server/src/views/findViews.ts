import { Problem } from '@tourdesk/contract/kernel/problem'
import type { SavedView } from '@tourdesk/contract/views/views'
import type { Person } from '@tourdesk/domain/access/actor'
import { type ViewList, viewAccess } from '@tourdesk/domain/views/planView'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { nameOfUser } from '../schema/nameOfUser.ts'
import { ownViews, presentView } from './viewRows.ts'

/** The caller's own views of a list, by name. */
export async function findViews({ db, actor }: Call<Person>, list: ViewList): Promise<SavedView[]> {
  authorize(actor, viewAccess[list])
  return (await ownViews(db, actor, list)).map((row) => presentView(row, actor.name))
}

/**
 * Any view in the caller's account. Throws `not_found` (404), and `not_allowed` (403) for a list that the
 * caller may not see.
 */
export async function getView({ db, actor }: Call<Person>, id: string): Promise<SavedView> {
  const row = await db
    .selectFrom('saved_views')
    .innerJoin('users', 'users.id', 'saved_views.user_id')
    .selectAll('saved_views')
    .select(nameOfUser().$notNull().as('by'))
    .where('saved_views.id', '=', id)
    .where('saved_views.account_id', '=', actor.account._id)
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  authorize(actor, viewAccess[row.list])
  return presentView(row, row.by, row.user_id === actor.userId)
}
