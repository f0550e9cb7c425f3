import type { Article, articles } from '@tourdesk/contract/catalogue/articles'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Request } from '@tourdesk/contract/kernel/route'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { sql } from 'kysely'
import { byName } from '../../kernel/byName.ts'
import type { Call } from '../../kernel/call.ts'
import { containingParts } from '../../kernel/containing.ts'
import type { Env } from '../../kernel/env.ts'
import { sortOf } from '../../kernel/sortOf.ts'
import { siteBase } from '../../settings/siteBase.ts'
import { toArticle, toArticleRow } from './present.ts'

const columns = { title: byName('title'), subtitle: byName('subtitle'), isActive: sql`is_active` }

/** A page of articles, without their texts. */
export async function findArticles(
  call: Call,
  env: Env,
  { search, isActive, sort, page, limit }: Request<typeof articles.list>['query'],
) {
  let found = call.db.selectFrom('articles')
  if (search) found = found.where(containingParts(sql`find_text`, soughtIn(search)))
  if (isActive) found = found.where('is_active', '=', true)
  const { field, direction } = sortOf(sort)
  const [base, rows, { total }] = await Promise.all([
    siteBase(call, env),
    found
      .select(['id', 'title', 'subtitle', 'category', 'image', 'is_active', 'created_at', 'updated_at'])
      .orderBy(columns[field], direction)
      .orderBy(columns.title)
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { data: rows.map((row) => toArticleRow(row, base)), total, page, limit }
}

/** One article. Throws `not_found` (404). */
export async function getArticle(call: Call, env: Env, id: string): Promise<Article> {
  const row = await call.db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return toArticle(row, await siteBase(call, env))
}
