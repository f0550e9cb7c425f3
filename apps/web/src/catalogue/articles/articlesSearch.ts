import { ArticlesQuery } from '@tourdesk/contract/lists'
import { z } from 'zod'
import { readable } from '../../kit/readable.ts'

/** Defaults, left out of the address. */
export const articlesDefaults = { sort: 'title', page: 1, limit: 5 } as const

/** The address: the query of the call, and the article in the dialog, or `new`. */
export const articlesSearch = readable(ArticlesQuery.extend({ article: z.string().optional() }))
export type ArticlesSearch = z.output<typeof articlesSearch>
