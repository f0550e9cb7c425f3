import { articleCategories } from '@tourdesk/domain/catalogue/vocabulary'
import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { changeOf } from '../kernel/changeOf.ts'
import { route } from '../kernel/route.ts'
import { ArticlesQuery } from '../lists.ts'
import { MediaUrl } from '../media/media.ts'
import { Deleted, Id, IdParams, Instant, lines, pageOf, text } from '../parts.ts'

/** A row of the articles list; `link` is its page on the public website. */
export const ArticleRow = z.object({
  _id: Id,
  title: z.string(),
  subtitle: z.string(),
  category: z.enum(articleCategories),
  image: z.string().nullable(),
  isActive: z.boolean(),
  link: z.string(),
})
export type ArticleRow = z.output<typeof ArticleRow>

/** A whole article; `text` is safe HTML. */
export const Article = ArticleRow.extend({ text: z.string(), updatedAt: Instant }).meta({ id: 'Article' })
export type Article = z.output<typeof Article>

/**
 * What the article form sends: with `_id` it changes that article, without it creates one. `updatedAt` is the
 * version that was read.
 */
export const ArticleInput = z.object({
  _id: Id.optional(),
  title: text(200).default(''),
  subtitle: text(300).default(''),
  text: lines(200_000).default(''),
  category: z.enum(articleCategories).nullable().default(null),
  image: MediaUrl.nullable().default(null),
  isActive: z.boolean().default(false),
  updatedAt: Instant.optional(),
})
export type ArticleInput = z.input<typeof ArticleInput>

/** The same for a save: omitted fields keep their values, or get their defaults in a new article. */
export const ArticleChange = changeOf(ArticleInput)

export const articles = {
  list: route({
    method: 'GET',
    path: '/articles',
    access: 'catalogue.write',
    summary: 'Articles, searched by title and subtitle',
    query: ArticlesQuery,
    answer: pageOf(ArticleRow),
  }),
  get: route({
    method: 'GET',
    path: '/articles/:id',
    access: 'catalogue.write',
    summary: 'One article',
    params: IdParams,
    answer: Article,
  }),
  save: route({
    method: 'POST',
    path: '/articles',
    access: 'catalogue.write',
    summary: 'Change the article with the `_id` of the body (200), or create one without (201)',
    body: ArticleChange,
    answer: Article.extend({ undo: Undo }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/articles/:id',
    access: 'catalogue.write',
    summary: 'Delete an article',
    params: IdParams,
    answer: Deleted.extend({ undo: Undo }),
  }),
}
