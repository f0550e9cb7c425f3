import { isDay } from '@tourdesk/domain/calendar'
import { z } from 'zod'

/** A record's id, a UUIDv7. */
export const Id = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i)
  .meta({ id: 'Id', format: 'uuid' })
/** The path parameters of a call about one record. */
export const IdParams = z.object({ id: Id })
/** A calendar day `YYYY-MM-DD` (HOLE-O52). */
export const Day = z.string().refine(isDay).meta({ id: 'Day' })
/** An amount on the wire, at most 2 decimals. */
export const Amount = z.number()
/** An instant as ISO 8601 text. */
export const Instant = z.iso.datetime()

/** Trimmed text with a maximum length that the database can store. */
export function text(max: number) {
  return z.string().trim().max(max).refine(isStorable)
}

/** A password, token or hash: text that isn't trimmed. */
export function secret(max: number) {
  return z.string().max(max).refine(isStorable)
}

/** True without the null character and halves of characters, which the database can't store. */
function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed()
}

/** Allowed page sizes. */
export const pageSizes = [1, 5, 10, 25, 50, 100] as const

/** `page` and `limit` of a list query, both from the address bar. */
export function paging(defaultLimit: (typeof pageSizes)[number]) {
  return {
    page: z.coerce.number<number>().int().min(1).max(100_000).default(1),
    limit: z.coerce
      .number<number>()
      .refine((size) => (pageSizes as readonly number[]).includes(size))
      .default(defaultLimit),
  }
}

/** `sort` of a list query: one of the fields, with `-` before it for descending order. */
export function sorting<const F extends readonly string[]>(fields: F) {
  const backwards = fields.map((field) => `-${field}` as const)
  return z.enum<readonly (F[number] | `-${F[number]}`)[]>([...fields, ...backwards])
}

/** A comma-separated list in a query; missing, empty or `all` restricts nothing. */
export function listOf<const T extends readonly string[]>(values: T) {
  return commaList(z.enum(values))
}

/** The same for ids. */
export function idList() {
  return commaList(Id)
}

function commaList<S extends z.ZodType<string, string>>(item: S) {
  return z
    .union([z.array(z.string()), z.string()])
    .transform((value) =>
      (Array.isArray(value) ? value : value.split(',')).filter((part) => part && part !== 'all'),
    )
    .pipe(z.array(item))
    .optional()
}

/** One page of a list (README of the requirements). */
export function pageOf<S extends z.core.$ZodType>(record: S) {
  return z.object({ data: z.array(record), total: z.int(), page: z.int(), limit: z.int() })
}

/** One page of a list that may be too long to count: unless `totalIsExact`, it has more rows than `total`. */
export function longPageOf<S extends z.core.$ZodType>(record: S) {
  return pageOf(record).extend({ totalIsExact: z.boolean().optional() })
}

/** Asks for an exact total, whatever it takes to count. */
export const exactTotal = { exactTotal: z.stringbool().optional() }

/** A list without pages. */
export function allOf<S extends z.core.$ZodType>(record: S) {
  return z.object({ data: z.array(record) })
}

/** What can be wrong with a part of an answer that fails alone. */
const faultCodes = ['data_unreachable', 'unexpected'] as const
export type FaultCode = (typeof faultCodes)[number]

/** A part of an answer that can fail alone: its data, or the code of what went wrong. */
export function blockOf<S extends z.ZodType>(data: S) {
  return z.object({ data: data.nullable(), code: z.enum(faultCodes).nullable() })
}

/** The answer of a delete. */
export const Deleted = z.object({ _id: Id })
/** The answer of a call without a result. */
export const Done = z.object({ success: z.literal(true) })
