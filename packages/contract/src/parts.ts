import { isDay } from '@tourdesk/domain/calendar'
import { hasCents } from '@tourdesk/domain/money'
import { oneLine } from '@tourdesk/domain/oneLine'
import { z } from 'zod'
import { idPattern, isStorable } from './asked/fields.ts'

/** A record's id, a UUIDv7; converted to lower case. */
export const Id = z
  .string()
  .regex(idPattern)
  .overwrite((id) => id.toLowerCase())
  .meta({ id: 'Id', format: 'uuid' })
/** The path parameters of a call about one record. */
export const IdParams = z.object({ id: Id })
/** A calendar day `YYYY-MM-DD`. */
export const Day = z.string().refine(isDay).meta({ id: 'Day' })
/** An amount on the wire, at most 2 decimals. */
export const Amount = z.number()
/** An amount that's compared with the one shown; more than 2 decimals are refused, not rounded. */
export const ShownAmount = z.number().max(10_000_000).refine(hasCents)
/** An instant as ISO 8601 text. */
export const Instant = z.iso.datetime()

/**
 * Text of one line with at most `max` characters that the database can store, without invisible characters
 * (`oneLine`).
 */
export function text(max: number) {
  return z.string().overwrite(oneLine).max(max).refine(isStorable)
}

/** Trimmed text of several lines, like notes. Its direction marks are kept, since its lines may need them. */
export function lines(max: number) {
  return z.string().trim().max(max).refine(isStorable)
}

/** A password, token or hash: text that isn't trimmed. */
export function secret(max: number) {
  return z.string().max(max).refine(isStorable)
}

/** One page of a list. */
export function pageOf<S extends z.core.$ZodType>(record: S) {
  return z.object({ data: z.array(record), total: z.int(), page: z.int(), limit: z.int() })
}

/** One page of a list that may be too long to count: unless `totalIsExact`, it has more rows than `total`. */
export function longPageOf<S extends z.core.$ZodType>(record: S) {
  return pageOf(record).extend({ totalIsExact: z.boolean().optional() })
}

/** Asks for an exact total, however long it takes to count. */
export const exactTotal = { exactTotal: z.stringbool().optional() }

/** A list without pages. */
export function allOf<S extends z.core.$ZodType>(record: S) {
  return z.object({ data: z.array(record) })
}

/** The codes for a part of an answer that failed on its own. */
const faultCodes = ['data_unreachable', 'unexpected'] as const
export type FaultCode = (typeof faultCodes)[number]

/** A part of an answer that can fail on its own: its data, or the code of what went wrong. */
export function blockOf<S extends z.ZodType>(data: S) {
  return z.object({ data: data.nullable(), code: z.enum(faultCodes).nullable() })
}

/** The answer to a delete. */
export const Deleted = z.object({ _id: Id })
/** The answer of a call without a result. */
export const Done = z.object({ success: z.literal(true) })
/** A file of a list, and the language of its words. */
export const AsFile = z.object({
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
  locale: z.enum(['en', 'he']).default('en'),
})

/** How many of which ticket type. */
export const HeadCounts = z.record(z.string(), z.int())
