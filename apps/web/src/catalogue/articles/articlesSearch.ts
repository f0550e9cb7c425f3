import { ArticlesQuery } from '@tourdesk/contract/lists'
import { z } from 'zod'
import { readable } from '../../kit/readable.ts'

/** Values that need not stand in the address. */
export const articlesDefaults = { sort: 'title', page: 1, limit: 5 } as const

/** What the address holds: the query of the call, and the article in the dialog, or `new`. */
export const articlesSearch = readable(ArticlesQuery.extend({ article: z.string().optional() }))
export type ArticlesSearch = z.output<typeof articlesSearch>
