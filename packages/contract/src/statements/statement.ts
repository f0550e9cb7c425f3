import { statementBases } from '@tourdesk/domain/agencies/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { statementLineKinds, statementStates } from '@tourdesk/domain/statements/vocabulary'
import { z } from 'zod'
import { Amount, Day, Id, Instant } from '../parts.ts'

/** A statement in lists; amounts in its currency, above 0 if the agency owes them. */
export const StatementHead = z
  .object({
    _id: Id,
    account: z.object({ _id: Id, name: z.string() }),
    currency: z.enum(currencies),
    /** As it's shown today. */
    state: z.enum(statementStates),
    /** Null for a draft. */
    number: z.string().nullable(),
    from: Day,
    to: Day,
    basis: z.enum(statementBases),
    includeOlder: z.boolean(),
    /** The sum of its lines, without those left out. */
    total: Amount,
    paid: Amount,
    open: Amount,
    /** Null for a draft. */
    confirmedOn: Day.nullable(),
    dueOn: Day.nullable(),
    /** Questions about its lines that nobody answered. */
    openQuestions: z.int(),
    created: Instant,
  })
  .meta({ id: 'StatementHead' })
export type StatementHead = z.output<typeof StatementHead>

/** What an agency asks about a line, and what the office answers. */
export const LineQuestion = z
  .object({
    _id: Id,
    text: z.string(),
    by: z.string(),
    asked: Instant,
    /** Empty while it's open. */
    answer: z.string(),
    answered: Instant.nullable(),
  })
  .meta({ id: 'LineQuestion' })
export type LineQuestion = z.output<typeof LineQuestion>

/** A line of a statement; `net = gross - commission`. */
export const StatementLine = z
  .object({
    _id: Id,
    kind: z.enum(statementLineKinds),
    /** Null for an adjustment, and for a tour that belongs to another agency now. */
    order: z.object({ _id: Id, number: z.int() }).nullable(),
    /** The agency's own number of the order. */
    reference: z.string(),
    customer: z.string(),
    tour: z.string(),
    /** The tour's day, or that of an adjustment. */
    date: Day,
    people: z.int(),
    gross: Amount,
    percent: z.number().nullable(),
    commission: Amount,
    net: Amount,
    /** What's still to be paid of it; 0 in a draft. */
    open: Amount,
    /** What an adjustment is for. */
    note: z.string(),
    /** True for a line of a draft that stays unbilled. */
    isLeftOut: z.boolean(),
    /** Oldest first. */
    questions: z.array(LineQuestion),
  })
  .meta({ id: 'StatementLine' })
export type StatementLine = z.output<typeof StatementLine>

/** A statement with its lines. */
export const Statement = StatementHead.extend({
  gross: Amount,
  commission: Amount,
  lines: z.array(StatementLine),
  /** Identifies what's on a draft; confirming sends it back. */
  hash: z.string(),
  /** Empty for agencies. */
  voidReason: z.string(),
  /** Where confirming a draft mails it: empty without an address, null if it isn't mailed. */
  mailsTo: z.string().nullable(),
}).meta({ id: 'Statement' })
export type Statement = z.output<typeof Statement>
