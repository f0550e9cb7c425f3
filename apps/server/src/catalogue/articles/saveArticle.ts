import { type ArticleChange, ArticleInput } from '@tourdesk/contract/catalogue/articles'
import { startValues } from '@tourdesk/contract/kernel/changeOf'
import type { Person } from '@tourdesk/domain/access/actor'
import { checkArticle } from '@tourdesk/domain/catalogue/checkArticle'
import type { ArticleCategory } from '@tourdesk/domain/catalogue/vocabulary'
import type { Checked } from '@tourdesk/domain/checked'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { keepUndo } from '../../activity/keepUndo.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { type FormColumns, nothingLeft } from '../../kernel/formColumns.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import {
  type RecordChange,
  type RecordKind,
  type SavedRecord,
  saveRecord,
  undoRecord,
} from '../../records/saveRecord.ts'
import type { Articles } from '../../schema/catalogue.ts'
import { cleanHtml } from '../cleanHtml.ts'

export type ArticleForm = Omit<z.output<typeof ArticleInput>, '_id' | 'updatedAt'>
type WholeArticle = ArticleForm & { category: ArticleCategory }

declare module '../../activity/keepUndo.ts' {
  interface UndoData {
    changedArticle: RecordChange<ArticleForm>
  }
}

/**
 * Creates an article, or changes the one with this `_id`; a new one is inactive by default.
 * Throws what `saveRecord` throws.
 * @returns its id, and how to undo the change
 */
export function saveArticle(
  call: Call<Person>,
  { _id, ...sent }: z.output<typeof ArticleChange>,
): Promise<SavedRecord> {
  return saveRecord(call, articleKind(call), _id, sent)
}

/** Restores an article from before a change. Throws what `undoRecord` throws. */
export function undoArticle(tx: Tx, call: Call<Person>, change: RecordChange<ArticleForm>): Promise<number> {
  return undoRecord(tx, call, articleKind(call), change)
}

function articleKind({
  actor,
  now,
}: Call<Person>): RecordKind<Selectable<Articles>, ArticleForm, WholeArticle> {
  return {
    permission: 'catalogue.write',
    accountOf: () => actor.account._id,
    start: startValues(ArticleInput),
    lock: (tx, id) =>
      tx.selectFrom('articles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    toForm,
    nameOf: ({ title }) => title,
    check: checkForm,
    async write(tx, id, article, { version }) {
      const columns = { ...toColumns(article), updated_at: version }
      await insertInto(tx, 'articles', { id, created_at: now, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute()
    },
    created: (news) => ({ name: 'article.created', ...news }),
    changed: (news) => ({ name: 'article.changed', ...news }),
    keep: (tx, by, change) => keepUndo(tx, by, 'changedArticle', change),
  }
}

/** A form with its text cleaned, or all its errors. */
export function checkForm(form: ArticleForm): Checked<WholeArticle> {
  return checkArticle({ ...form, text: cleanHtml(form.text) })
}

export function toColumns({
  title,
  subtitle,
  text,
  category,
  image,
  isActive,
  ...rest
}: WholeArticle): FormColumns<'articles'> {
  nothingLeft(rest)
  return { title, subtitle, text, category, image: image || null, is_active: isActive }
}

/** A stored article by the names in its form, which the log uses too. */
export function toForm({
  title,
  subtitle,
  text,
  category,
  image,
  is_active,
}: FormColumns<'articles'>): ArticleForm {
  return { title, subtitle, text, category, image, isActive: is_active }
}
