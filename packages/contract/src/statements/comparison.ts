import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { comparedKinds, listMeasures, unreadReasons } from '@tourdesk/domain/statements/vocabulary'
import { z } from 'zod'
import { Amount, Day, Id } from '../parts.ts'

const column = z.coerce.number<number>().int().min(0).max(99).optional()

/**
 * What an agency's list is laid beside: a statement, or what's on none, in dollars unless another currency is named
 * and of all travel days unless some are. Columns that aren't named are those remembered for the agency, or those
 * that fit; both named together are remembered.
 */
export const ComparisonQuery = z
  .object({
    statement: Id.optional(),
    currency: z.enum(currencies).default('USD'),
    from: Day.optional(),
    to: Day.optional(),
    key: column,
    amount: column,
    measure: z.enum(listMeasures).optional(),
  })
  .refine(({ key, amount }) => key === undefined || key !== amount, { path: ['amount'] })
export type ComparisonQuery = z.output<typeof ComparisonQuery>

/** A line of ours. Its id is that of the statement's line, null for what's on no statement. */
const OurLine = z.object({
  line: Id.nullable(),
  order: z.object({ _id: Id, number: z.int() }).nullable(),
  reference: z.string(),
  customer: z.string(),
  tour: z.string(),
  date: Day,
  /** What an adjustment is for. */
  note: z.string(),
})

/** An order of the agency that's only in its list, and the statement that bills it, if one does. */
const Elsewhere = z.object({
  order: z.object({ _id: Id, number: z.int() }),
  /** Its number is null for a draft. */
  statement: z.object({ _id: Id, number: z.string().nullable() }).nullable(),
})

/** What the agency's list and ours say of an order. */
export const ComparedRow = z.object({
  kind: z.enum(comparedKinds),
  /** What the list calls it; empty for what's only with us. */
  key: z.string(),
  /** The numbers of its rows in the list. */
  rows: z.array(z.int()),
  /** The sum of its rows; null for what's only with us. */
  listed: Amount.nullable(),
  gross: Amount,
  commission: Amount,
  net: Amount,
  /** What the list has more than we do. */
  difference: Amount,
  /** Which other of our amounts the list has. */
  fits: z.enum(listMeasures).nullable(),
  ours: z.array(OurLine),
  elsewhere: z.array(Elsewhere),
})
export type ComparedRow = z.output<typeof ComparedRow>

/** A row of the list that isn't compared. */
const UnreadRow = z.object({
  row: z.int(),
  key: z.string(),
  amount: z.string(),
  reason: z.enum(unreadReasons),
})

/** An agency's list laid beside ours. */
export const Comparison = z
  .object({
    currency: z.enum(currencies),
    /** The columns of the list, each with its letter and what its first rows say. */
    columns: z.array(z.object({ letters: z.string(), says: z.array(z.string()) })),
    /** Null if they can't be found; then nothing is compared. */
    chosen: z.object({ key: z.int(), amount: z.int(), measure: z.enum(listMeasures) }).nullable(),
    rows: z.array(ComparedRow),
    unread: z.array(UnreadRow),
    /** The sums of both sides. */
    listed: Amount,
    ours: Amount,
  })
  .meta({ id: 'Comparison' })
export type Comparison = z.output<typeof Comparison>
