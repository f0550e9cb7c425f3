import type { Person } from '@tourdesk/domain/access/actor'
import { planView, viewAccess } from '@tourdesk/domain/views/planView'
import type { UndoData } from '../activity/keepUndo.ts'
import { announce } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { insertView } from './insertView.ts'
import { loggedView, ownViews, type ViewRow, viewSubject } from './viewRows.ts'

declare module '../activity/keepUndo.ts' {
  interface UndoData {
    removedView: { view: Omit<ViewRow, 'created_at' | 'updated_at'> }
  }
}

/** Restores a deleted view under its old address. Throws `view_name_taken`, `views_full` (409). */
export async function undoRemoveView(
  tx: Tx,
  call: Call<Person>,
  { view }: UndoData['removedView'],
): Promise<number> {
  authorize(call.actor, viewAccess[view.list])
  const others = await ownViews(tx, call.actor, view.list)
  accept(
    planView(
      view.name,
      others.map(({ name }) => name),
      true,
    ),
  )
  const row = { ...view, created_at: call.now, updated_at: call.now }
  await insertView(tx, row)
  await announce(tx, call, { name: 'view.created', subject: viewSubject(row), after: loggedView(row) })
  return 0
}
