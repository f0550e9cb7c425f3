import type { z } from 'zod'
import { readable } from '../kit/readable.ts'

interface Paged extends z.ZodRawShape {
  limit: z.ZodDefault<z.ZodType<number>>
}

/** A list's query. Its address has the rows per page only if someone chose them. */
export type Sized<Search> = Omit<Search, 'limit'> & { limit: number }

/** The schema of a list's address, made of the list's query. */
export function listAddress<Shape extends Paged>(query: z.ZodObject<Shape>) {
  return readable(query.extend({ limit: query.shape.limit.unwrap().optional() }))
}

/** The rows per page that a list usually has. */
export function usualRows(query: z.ZodObject<Paged>): number {
  return query.shape.limit.parse(undefined)
}
