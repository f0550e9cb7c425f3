import { idOr } from '@tourdesk/contract/asked/fields'
import { articlesFields } from '@tourdesk/contract/listFields'
import type { AddressOf } from '../../app/address.ts'
import { listAddress, type Sized, usualRows } from '../../app/listAddress.ts'

/** The address: the query of the API call, and the article in the dialog, or `new`. */
export const articlesSearch = listAddress({ ...articlesFields, article: idOr('new') })
export type ArticlesSearch = Sized<AddressOf<typeof articlesSearch>>

export const articlesRows = usualRows(articlesFields)

/** Defaults, which the address leaves out. */
export const articlesDefaults = articlesSearch.parse({})
