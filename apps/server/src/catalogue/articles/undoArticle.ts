import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { UndoData } from '../../activity/keepUndo.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { type ArticleForm, lockArticle, toColumns, updateArticle } from './saveArticle.ts'

declare module '../../activity/keepUndo.ts' {
  interface UndoData {
    changedArticle: {
      id: string
      before: ArticleForm
      /** The article's version after the change. */
      updatedAt: string
    }
  }
}

/** Restores an article from before a change. Throws `undo_changed` (409) if it was saved or deleted since. */
export async function undoArticle(
  tx: Tx,
  call: Call<Person>,
  { id, before, updatedAt }: UndoData['changedArticle'],
): Promise<number> {
  authorize(call.actor, 'catalogue.write')
  const row = await lockArticle(tx, id)
  if (row?.updated_at.toISOString() !== updatedAt) throw new Problem('undo_changed')
  await updateArticle(tx, call, row, toColumns(before))
  return 0
}
