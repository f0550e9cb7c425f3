import type { Issue } from '../decision.ts'
import { hasVisibleText } from './visibleText.ts'
import type { ArticleCategory } from './vocabulary.ts'

/** The fields of an article that can be wrong; `text` is HTML. */
export interface ArticleFields {
  title: string
  subtitle: string
  text: string
  category: ArticleCategory | null
}

/** Everything wrong with an article's form, in the order of its fields (ART-14 to ART-17). */
export function checkArticle({ title, subtitle, text, category }: ArticleFields): Issue[] {
  const issues: Issue[] = []
  if (title.trim() === '') issues.push({ field: 'title', code: 'article_title_required' })
  if (subtitle.trim() === '') issues.push({ field: 'subtitle', code: 'article_subtitle_required' })
  if (category === null) issues.push({ field: 'category', code: 'article_category_required' })
  if (!hasVisibleText(text)) issues.push({ field: 'text', code: 'article_text_required' })
  return issues
}
