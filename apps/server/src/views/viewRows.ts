import { Problem } from '@tourdesk/contract/kernel/problem'
import type { SavedView } from '@tourdesk/contract/views/views'
import type { Person } from '@tourdesk/domain/access/actor'
import { type ViewList, viewAccess } from '@tourdesk/domain/views/planView'
import type { Selectable } from 'kysely'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { SavedViews } from '../schema/platform.ts'

export type ViewRow = Selectable<SavedViews>

/** The caller's own views of a list, by name. */
export function ownViews(db: Db | Tx, { userId, account }: Person, list: ViewList): Promise<ViewRow[]> {
  return db
    .selectFrom('saved_views')
    .selectAll()
    .where('user_id', '=', userId)
    .where('account_id', '=', account._id)
    .where('list', '=', list)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .execute()
}

/**
 * Locks a view that the caller wants to change. Throws `not_found` (404), and `not_allowed` (403) for a
 * colleague's, or one of a list that the caller may not see.
 */
export async function lockOwnView(tx: Tx, { actor }: Call<Person>, id: string): Promise<ViewRow> {
  const row = await tx
    .selectFrom('saved_views')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', actor.account._id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  authorize(actor, viewAccess[row.list])
  if (row.user_id !== actor.userId) throw new Problem('not_allowed')
  return row
}

/** A view in the contract's shape. */
export function presentView(row: ViewRow, by: string, isOwn = true): SavedView {
  return {
    _id: row.id,
    list: row.list,
    name: row.name,
    filters: row.filters,
    columns: row.columns,
    isOwn,
    by,
    updatedAt: row.updated_at.toISOString(),
  }
}

/** A view as the activity log keeps it. */
export function loggedView({ name, filters, columns }: ViewRow) {
  return { name, filters, columns }
}

/** The view as the subject of its events. */
export function viewSubject({ id, name, account_id }: ViewRow) {
  return { id, name, accountId: account_id }
}
