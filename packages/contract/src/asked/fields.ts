/** A value that an address or the query of a list can have. All are optional. */
export type Field =
  | { kind: 'text'; max: number }
  | { kind: 'day' }
  | { kind: 'id'; or: readonly string[] }
  | { kind: 'ids' }
  | { kind: 'one'; of: readonly string[]; usual?: string }
  | { kind: 'many'; of: readonly string[] }
  | { kind: 'count'; usual?: number }
  | { kind: 'rows'; usual?: number }

export type Fields = Record<string, Field>

/** The value read from a field. */
export type Read<F> = F extends { kind: 'one'; of: readonly (infer Value)[] }
  ? Value
  : F extends { kind: 'many'; of: readonly (infer Value)[] }
    ? Value[]
    : F extends { kind: 'ids' }
      ? string[]
      : F extends { kind: 'count' | 'rows' }
        ? number
        : string

/** Allowed page sizes. */
export const pageSizes = [1, 5, 10, 25, 50, 100] as const

/** The limit for page numbers, and for other numbers counted from 1. */
export const mostPages = 100_000

/** A record's id, a UUIDv7. */
export const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Text of one line with at most `max` characters, without invisible characters. */
export function text(max: number) {
  return { kind: 'text', max } as const
}

/** A calendar day `YYYY-MM-DD`. */
export const day = { kind: 'day' } as const

/** A record's id. */
export const id = { kind: 'id', or: [] } as const

/** A record's id, or one of the given words instead. */
export function idOr(...or: string[]) {
  return { kind: 'id', or } as const
}

/** Ids, joined by commas in an address. */
export const ids = { kind: 'ids' } as const

/** One of the given words. */
export function one<const Of extends readonly string[]>(of: Of) {
  return { kind: 'one', of } as const
}

/** One of the given words; `usual` if there's none. */
export function oneOr<const Of extends readonly string[]>(of: Of, usual: Of[number]) {
  return { kind: 'one', of, usual } as const
}

/** Any of the given words, joined by commas in an address; missing, empty or `all` restricts nothing. */
export function many<const Of extends readonly string[]>(of: Of) {
  return { kind: 'many', of } as const
}

/** A number counted from 1. */
export const count = { kind: 'count' } as const

/** The page of a list, and its rows per page. */
export function paging(rows: (typeof pageSizes)[number]) {
  return { page: { kind: 'count', usual: 1 }, limit: { kind: 'rows', usual: rows } } as const
}

/** The `sort` of a list: one of the fields, with `-` before it for descending order. */
export function sorting<const F extends readonly string[]>(fields: F, usual: F[number] | `-${F[number]}`) {
  const backwards = fields.map((field) => `-${field}` as const)
  return oneOr<readonly (F[number] | `-${F[number]}`)[]>([...fields, ...backwards], usual)
}

/** True without null characters and unpaired surrogates, which the database can't store. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed()
}
