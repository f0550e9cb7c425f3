import type { ArticleInput } from '@tourdesk/contract/catalogue/articles'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkArticle } from '@tourdesk/domain/catalogue/checkArticle'
import type { z } from 'zod'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { PersonCall } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { checkVersion, nextVersion } from '../../kernel/versions.ts'
import { cleanHtml } from '../cleanHtml.ts'

type ArticleForm = z.output<typeof ArticleInput>
type Content = Awaited<ReturnType<typeof checked>>

/**
 * Makes an article, or with an `_id` changes that one (HOLE-C9). Its text is cleaned first (HOLE-C58); an `isActive`
 * that is left out stays, and is off for a new one.
 * Throws every wrong field (400), `not_found` (404), `changed_by_another` (409).
 * @returns the id, and whether it was made
 */
export async function saveArticle(
  call: PersonCall,
  { _id, isActive, updatedAt, ...form }: ArticleForm,
): Promise<{ id: string; isNew: boolean }> {
  const { actor } = call
  authorize(actor, 'catalogue.write')
  const content = checked(form)
  return inTransaction(call, async (tx) => {
    const id = _id ?? newId()
    const subject = { id, name: content.title, accountId: actor.account._id }
    if (_id) {
      const diff = await change(tx, call, { id, readAt: updatedAt }, { content, isActive })
      await announce(tx, call, { name: 'article.changed', subject, ...diff })
    } else {
      const after = await create(tx, call, id, content, isActive)
      await announce(tx, call, { name: 'article.created', subject, after })
    }
    return { id, isNew: _id === undefined }
  })
}

/** The columns of a form, cleaned and right. */
function checked({ text, category, ...form }: Omit<ArticleForm, '_id' | 'isActive' | 'updatedAt'>) {
  const content = acceptFields(checkArticle({ ...form, text: cleanHtml(text), category }))
  return { ...content, image: content.image || null }
}

async function create(tx: Tx, { now }: PersonCall, id: string, content: Content, is_active = false) {
  await insertInto(tx, 'articles', { id, ...content, is_active, created_at: now, updated_at: now }).execute()
  return logged({ ...content, is_active })
}

async function change(
  tx: Tx,
  { now }: PersonCall,
  { id, readAt }: { id: string; readAt: string | undefined },
  { content, isActive }: { content: Content; isActive: boolean | undefined },
) {
  const row = await tx.selectFrom('articles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Problem('not_found')
  checkVersion(readAt, row.updated_at)
  const after = { ...content, is_active: isActive ?? row.is_active }
  await tx
    .updateTable('articles')
    .set({ ...after, updated_at: nextVersion(row.updated_at, now) })
    .where('id', '=', id)
    .execute()
  return diffOf(logged(row), logged(after))
}

/** What the log tells of an article, by the names of its form. */
function logged({ title, subtitle, text, category, image, is_active }: Content & { is_active: boolean }) {
  return { title, subtitle, text, category, image, isActive: is_active }
}
