import { ArticlesQuery } from '@tourdesk/contract/lists'
import { z } from 'zod'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'

/** The address: the query of the call, and the article in the dialog, or `new`. */
export const articlesSearch = listAddress(ArticlesQuery.extend({ article: z.string().optional() }))
export type ArticlesSearch = Sized<z.output<typeof articlesSearch>>

export const articlesRows = usualRows(ArticlesQuery)

/** Left out of the address. */
export const articlesDefaults = articlesSearch.parse({})
