import { contract } from '@tourdesk/contract/contract'
import { z } from 'zod'

/** Values that need not stand in the address. */
export const articlesDefaults = { sort: 'title', page: 1, limit: 5 } as const

/** What the address holds: the query of the call, and the article in the dialog, or `new`. */
export const articlesSearch = contract.articles.list.query
  .extend({ article: z.string().optional() })
  .catch({ ...articlesDefaults })
export type ArticlesSearch = z.output<typeof articlesSearch>
