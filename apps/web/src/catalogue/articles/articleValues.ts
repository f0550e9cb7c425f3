import type { Article, ArticleInput } from '@tourdesk/contract/catalogue/articles'
import { checkArticle } from '@tourdesk/domain/catalogue/checkArticle'
import { articleCategories } from '@tourdesk/domain/catalogue/vocabulary'
import { issuesOf } from '@tourdesk/domain/checked'
import { z } from 'zod'

/** The form of an article with its rules (ART-14 to ART-17). */
export const ArticleValues = z
  .object({
    title: z.string(),
    isActive: z.boolean(),
    subtitle: z.string(),
    category: z.enum(articleCategories).nullable(),
    text: z.string(),
    image: z.string().nullable(),
  })
  .superRefine((values, context) => {
    for (const { field, code } of issuesOf(checkArticle(values)))
      context.addIssue({ code: 'custom', path: [field], message: code })
  })
export type ArticleValues = z.output<typeof ArticleValues>

/** What the form starts with. */
export function articleValuesOf(article: Article | null): ArticleValues {
  return {
    title: article?.title ?? '',
    isActive: article?.isActive ?? false,
    subtitle: article?.subtitle ?? '',
    category: article?.category ?? null,
    text: article?.text ?? '',
    image: article?.image ?? null,
  }
}

/** What is sent: the whole form, with the id and the version of the article that it changes (CAPI-29, HOLE-C9). */
export function articleInputOf(values: ArticleValues, article: Article | null): ArticleInput {
  return article ? { ...values, _id: article._id, updatedAt: article.updatedAt } : values
}
