import { type Checked, checked, checkFields, filled, given } from '../checked.ts'
import { hasVisibleText } from './visibleText.ts'
import type { ArticleCategory } from './vocabulary.ts'

/** The fields of an article that are checked; `text` is HTML. */
export interface ArticleFields {
  title: string
  subtitle: string
  text: string
  category: ArticleCategory | null
}

/** An article's form, or all its errors in the order of the fields. */
export function checkArticle<Form extends ArticleFields>(
  form: Form,
): Checked<Form & { category: ArticleCategory }> {
  const { text } = form
  return checkFields(form, {
    title: filled('title', form.title, 'article_title_required'),
    subtitle: filled('subtitle', form.subtitle, 'article_subtitle_required'),
    category: given('category', form.category, 'article_category_required'),
    text: checked(text, hasVisibleText(text) ? [] : [{ field: 'text', code: 'article_text_required' }]),
  })
}
