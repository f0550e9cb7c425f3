import type { Article, ArticleRow } from '@tourdesk/contract/catalogue/articles'
import type { Selectable } from 'kysely'
import type { Articles } from '../../schema/catalogue.ts'

/** @param base the address of the public website, without a trailing slash */
export function toArticleRow(
  row: Omit<Selectable<Articles>, 'text' | 'find_text'>,
  base: string,
): ArticleRow {
  return {
    _id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    category: row.category,
    image: row.image,
    isActive: row.is_active,
    link: `${base}/article/${row.id}`,
  }
}

export function toArticle(row: Selectable<Articles>, base: string): Article {
  return { ...toArticleRow(row, base), text: row.text, updatedAt: row.updated_at.toISOString() }
}
