import { ArticlesQuery } from '@tourdesk/contract/lists'
import { z } from 'zod'
import { readable } from '../../kit/readable.ts'

/** The address: the query of the call, and the article in the dialog, or `new`. */
export const articlesSearch = readable(ArticlesQuery.extend({ article: z.string().optional() }))
export type ArticlesSearch = z.output<typeof articlesSearch>

/** Left out of the address. */
export const articlesDefaults = articlesSearch.parse({})
