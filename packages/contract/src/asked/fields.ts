/** A value that an address or the query of a list can have. All may be missing. */
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

/** What's read of a field. */
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

/** The highest page, and the highest of other numbers counted from 1. */
export const mostPages = 100_000

/** A record's id, a UUIDv7. */
export const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Text of one line of at most so many characters, without signs that nobody sees. */
export function text(max: number) {
  return { kind: 'text', max } as const
}

/** A calendar day `YYYY-MM-DD`. */
export const day = { kind: 'day' } as const

/** A record's id. */
export const id = { kind: 'id', or: [] } as const

/** A record's id, or a word in place of one. */
export function idOr(...or: string[]) {
  return { kind: 'id', or } as const
}

/** Ids, joined by commas in an address. */
export const ids = { kind: 'ids' } as const

/** One of some words. */
export function one<const Of extends readonly string[]>(of: Of) {
  return { kind: 'one', of } as const
}

/** One of some words; without any, the usual one. */
export function oneOr<const Of extends readonly string[]>(of: Of, usual: Of[number]) {
  return { kind: 'one', of, usual } as const
}

/** Some words, joined by commas in an address; missing, empty or `all` restricts nothing. */
export function many<const Of extends readonly string[]>(of: Of) {
  return { kind: 'many', of } as const
}

/** A number counted from 1. */
export const count = { kind: 'count' } as const

/** The page of a list, and its rows per page. */
export function paging(rows: (typeof pageSizes)[number]) {
  return { page: { kind: 'count', usual: 1 }, limit: { kind: 'rows', usual: rows } } as const
}

/** `sort` of a list: one of the fields, with `-` before it for descending order. */
export function sorting<const F extends readonly string[]>(fields: F, usual: F[number] | `-${F[number]}`) {
  const backwards = fields.map((field) => `-${field}` as const)
  return oneOr<readonly (F[number] | `-${F[number]}`)[]>([...fields, ...backwards], usual)
}

/** True without the null character and halves of characters, which the database can't store. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed()
}
