import type { Person } from '@tourdesk/domain/access/actor'
import type { UndoData } from '../../activity/keepUndo.ts'
import { announce } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { type ArticleForm, checkForm, toColumns, toForm } from './saveArticle.ts'

declare module '../../activity/keepUndo.ts' {
  interface UndoData {
    removedArticle: { id: string; createdAt: string; form: ArticleForm }
  }
}

/** Restores a deleted article under its old address. */
export async function undoRemoveArticle(
  tx: Tx,
  call: Call<Person>,
  { id, createdAt, form }: UndoData['removedArticle'],
): Promise<number> {
  const { actor, now } = call
  authorize(actor, 'catalogue.write')
  const columns = toColumns(acceptFields(checkForm(form)))
  const stamps = { created_at: new Date(createdAt), updated_at: now }
  await insertInto(tx, 'articles', { id, ...columns, ...stamps }).execute()
  await announce(tx, call, {
    name: 'article.restored',
    subject: { id, name: columns.title, accountId: actor.account._id },
    after: toForm(columns),
  })
  return 0
}
