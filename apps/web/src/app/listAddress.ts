import type { Fields } from '@tourdesk/contract/asked/fields'
import { Address } from './address.ts'

interface Paged extends Fields {
  limit: { kind: 'rows'; usual: number }
}

/** A list's query. Its address has the rows per page only if the user chose them. */
export type Sized<Search> = Omit<Search, 'limit'> & { limit: number }

/** A list's address, made from the fields of the list's query. */
export function listAddress<const F extends Paged>({ limit: _, ...fields }: F) {
  return new Address({ ...fields, limit: { kind: 'rows' } })
}

/** The default rows per page of a list. */
export function usualRows({ limit }: Pick<Paged, 'limit'>): number {
  return limit.usual
}
