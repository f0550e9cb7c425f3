import { type ArticleChange, ArticleInput } from '@tourdesk/contract/catalogue/articles'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkArticle } from '@tourdesk/domain/catalogue/checkArticle'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { keepUndo } from '../../activity/keepUndo.ts'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { fillIn, type Sent } from '../../kernel/fillIn.ts'
import { type FormColumns, nothingLeft } from '../../kernel/formColumns.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { checkVersion, nextVersion } from '../../kernel/versions.ts'
import type { Articles } from '../../schema/catalogue.ts'
import { cleanHtml } from '../cleanHtml.ts'

export type ArticleForm = Omit<z.output<typeof ArticleInput>, '_id' | 'updatedAt'>
type Form = ArticleForm
type Columns = FormColumns<'articles'>

/**
 * Creates an article, or changes the one with this `_id`. Its text is cleaned first. Fields left out of a
 * change keep their values; a new article is inactive by default.
 * Throws every wrong field (400), `not_found` (404), `changed_by_another` (409).
 * @returns the id, whether the article is new, and how to undo the change
 */
export async function saveArticle(
  call: Call<Person>,
  { _id, updatedAt, ...sent }: z.output<typeof ArticleChange>,
): Promise<{ id: string; isNew: boolean; undo: string | null }> {
  authorize(call.actor, 'catalogue.write')
  const id = _id ?? newId()
  const undo = await inTransaction(call, (tx) =>
    _id ? change(tx, call, { id, readAt: updatedAt }, sent) : create(tx, call, id, sent),
  )
  return { id, isNew: _id === undefined, undo }
}

async function create(tx: Tx, call: Call<Person>, id: string, sent: Sent<Form>): Promise<null> {
  const after = toColumns(fillIn<Form, Sent<Form>>(startValues(ArticleInput), sent))
  await insertInto(tx, 'articles', { id, ...after, created_at: call.now, updated_at: call.now }).execute()
  const subject = { id, name: after.title, accountId: call.actor.account._id }
  await announce(tx, call, { name: 'article.created', subject, after: toForm(after) })
  return null
}

async function change(
  tx: Tx,
  call: Call<Person>,
  { id, readAt }: { id: string; readAt: string | undefined },
  sent: Sent<Form>,
): Promise<string | null> {
  const row = await lockArticle(tx, id)
  if (!row) throw new Problem('not_found')
  const before = toForm(row)
  const after = toColumns(fillIn(before, sent))
  checkVersion(readAt, row.updated_at)
  const updatedAt = await updateArticle(tx, call, row, after)
  if (JSON.stringify(before) === JSON.stringify(toForm(after))) return null
  return keepUndo(tx, call, 'changedArticle', { id, before, updatedAt: updatedAt.toISOString() })
}

/** Writes a locked article and announces what changed; returns its new version. */
export async function updateArticle(
  tx: Tx,
  call: Call<Person>,
  row: Selectable<Articles>,
  after: Columns,
): Promise<Date> {
  const updatedAt = nextVersion(row.updated_at, call.now)
  await tx
    .updateTable('articles')
    .set({ ...after, updated_at: updatedAt })
    .where('id', '=', row.id)
    .execute()
  const subject = { id: row.id, name: after.title, accountId: call.actor.account._id }
  await announce(tx, call, { name: 'article.changed', subject, ...diffOf(toForm(row), toForm(after)) })
  return updatedAt
}

export function lockArticle(tx: Tx, id: string): Promise<Selectable<Articles> | undefined> {
  return tx.selectFrom('articles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The columns of a form, cleaned and checked. Throws every wrong field (400). */
export function toColumns(form: Form): Columns {
  const checked = acceptFields(checkArticle({ ...form, text: cleanHtml(form.text) }))
  const { title, subtitle, text, category, image, isActive, ...rest } = checked
  nothingLeft(rest)
  return { title, subtitle, text, category, image: image || null, is_active: isActive }
}

/** A stored article by the names in its form, which the log uses too. */
export function toForm({ title, subtitle, text, category, image, is_active }: Columns): Form {
  return { title, subtitle, text, category, image, isActive: is_active }
}
