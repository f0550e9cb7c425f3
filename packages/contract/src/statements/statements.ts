import { statementBases } from '@tourdesk/domain/agencies/vocabulary'
import { handMethods } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { AgencyPosting } from '../agencyAccounts/agencyAccounts.ts'
import { route } from '../kernel/route.ts'
import { StatementsQuery } from '../lists.ts'
import { Amount, allOf, Day, Deleted, Id, IdParams, lines, pageOf, secret, text } from '../parts.ts'
import { Comparison, ComparisonQuery } from './comparison.ts'
import { Statement, StatementHead } from './statement.ts'

/** The days of a draft, and whether what's older and was never billed is on it too. */
const Period = z.object({ from: Day, to: Day, includeOlder: z.boolean().default(true) })

/** A new draft; without a basis it's the agency's own. */
export const StatementInput = Period.extend({
  account: Id,
  currency: z.enum(currencies),
  basis: z.enum(statementBases).optional(),
  clientKey: Id,
})

/** What money pays: statements or their lines, or the oldest statements first if none is named. */
const Allocations = z.object({
  allocations: z
    .array(z.object({ statement: Id, line: Id.nullable().default(null), amount: z.number() }))
    .max(5000)
    .default([]),
})

/** A payment of an agency, and what it pays. */
export const StatementPayment = Allocations.extend({
  currency: z.enum(currencies),
  amount: z.number(),
  day: Day,
  method: z.enum(handMethods).nullable().default(null),
  reference: text(100).default(''),
  note: lines(1000).default(''),
  clientKey: Id,
})

/** The balance of an account at the end of a day, in its currency; the parts add up to it. */
export const AgedBalance = z
  .object({
    account: z.object({ _id: Id, name: z.string() }),
    currency: z.enum(currencies),
    unbilled: Amount,
    notDue: Amount,
    to30: Amount,
    to60: Amount,
    to90: Amount,
    over90: Amount,
    /** Money that pays no statement yet; below 0 if the agency paid it. */
    unallocated: Amount,
    balance: Amount,
  })
  .meta({ id: 'AgedBalance' })
export type AgedBalance = z.output<typeof AgedBalance>

/** The answer of a step of a batch; `next` continues it, and is null once all agencies are done. */
const BatchStep = z.object({
  data: z.array(StatementHead),
  done: z.int(),
  total: z.int(),
  next: Id.nullable(),
})

const write = 'statements.write'

export const statements = {
  list: route({
    method: 'GET',
    path: '/statements',
    access: 'statements.read',
    summary: 'Statements of agencies, newest first; agencies see their own, without drafts',
    query: StatementsQuery,
    answer: pageOf(StatementHead),
  }),
  get: route({
    method: 'GET',
    path: '/statements/:id',
    access: 'statements.read',
    summary: 'A statement with its lines',
    params: IdParams,
    answer: Statement,
  }),
  create: route({
    method: 'POST',
    path: '/statements',
    access: write,
    summary:
      'Draft a statement of what an agency wasn’t billed yet; the same `clientKey` again answers the first result',
    body: StatementInput,
    answer: Statement,
    status: 201,
  }),
  batch: route({
    method: 'POST',
    path: '/statements/batch',
    access: write,
    summary:
      'Draft statements for the next agencies, by the basis of each; those without lines get none. Repeat with `next` as `after` until it’s null.',
    body: Period.extend({ after: Id.nullable().default(null) }),
    answer: BatchStep,
  }),
  refresh: route({
    method: 'POST',
    path: '/statements/:id/refresh',
    access: write,
    summary: 'Collect the lines of a draft again',
    params: IdParams,
    answer: Statement,
  }),
  leaveOut: route({
    method: 'POST',
    path: '/statements/:id/lines/:lineId',
    access: write,
    summary: 'Leave a line out of a draft, so that it stays unbilled, or take it back in',
    params: z.object({ id: Id, lineId: Id }),
    body: z.object({ isLeftOut: z.boolean() }),
    answer: Statement,
  }),
  adjust: route({
    method: 'POST',
    path: '/statements/:id/adjustments',
    access: write,
    summary:
      'Record an adjustment on the agency’s account and add it to a draft; the agency reads its reason. The same `clientKey` again adds nothing.',
    params: IdParams,
    body: z.object({ amount: z.number(), reason: lines(1000), clientKey: Id }),
    answer: Statement,
  }),
  confirm: route({
    method: 'POST',
    path: '/statements/:id/confirm',
    access: write,
    summary:
      'Give a draft its number and due day; from then on it never changes. Lines that have changed refresh the draft and answer 409.',
    params: IdParams,
    body: z.object({ hash: secret(64), clientKey: Id }),
    answer: Statement,
  }),
  void: route({
    method: 'POST',
    path: '/statements/:id/void',
    access: write,
    summary: 'Void a confirmed statement that no money pays, so that its lines can be billed again',
    params: IdParams,
    body: z.object({ reason: lines(1000).min(1) }),
    answer: Statement,
  }),
  remove: route({
    method: 'DELETE',
    path: '/statements/:id',
    access: write,
    summary: 'Delete a draft',
    params: IdParams,
    answer: Deleted,
  }),
  ask: route({
    method: 'POST',
    path: '/statements/:id/lines/:lineId/questions',
    access: 'statements.read',
    summary:
      'Ask about a line of a confirmed statement, which stops nothing; the same `clientKey` again asks nothing',
    params: z.object({ id: Id, lineId: Id }),
    body: z.object({ text: lines(500).min(1), clientKey: Id }),
    answer: Statement,
  }),
  answer: route({
    method: 'POST',
    path: '/lineQuestions/:id/answer',
    access: write,
    summary: 'Answer a question about a line, or change the answer',
    params: IdParams,
    body: z.object({ text: lines(1000).min(1) }),
    answer: Statement,
  }),
  pay: route({
    method: 'POST',
    path: '/agencyAccounts/:id/payments',
    access: write,
    summary:
      'Record a payment of an agency and let it pay statements; orders whose lines are all paid become paid. The same `clientKey` again answers the first result.',
    params: IdParams,
    body: StatementPayment,
    answer: AgencyPosting,
    status: 201,
  }),
  compare: route({
    method: 'POST',
    path: '/agencyAccounts/:id/compare',
    access: write,
    summary:
      'Lay the agency’s own list, the file `list` as XLSX, CSV or pasted table, beside a statement or what’s on none. Changes nothing but the columns remembered for the agency.',
    params: IdParams,
    query: ComparisonQuery,
    takesFiles: true,
    answer: Comparison,
  }),
  allocate: route({
    method: 'POST',
    path: '/agencyPostings/:id/allocations',
    access: write,
    summary: 'Let what’s left of a payment, top-up or payout pay statements',
    params: IdParams,
    body: Allocations,
    answer: AgencyPosting,
  }),
  release: route({
    method: 'DELETE',
    path: '/agencyPostings/:id/allocations',
    access: write,
    summary: 'Stop money from paying statements; orders that it settled are open again',
    params: IdParams,
    answer: AgencyPosting,
  }),
  file: route({
    method: 'GET',
    path: '/statements/:id/file',
    access: 'statements.read',
    summary: 'A statement as PDF or XLSX in English or Hebrew; of a confirmed one it never changes',
    params: IdParams,
    query: z.object({
      format: z.enum(['pdf', 'xlsx']).default('pdf'),
      locale: z.enum(['en', 'he']).default('en'),
    }),
    answer: 'file',
  }),
  ageing: route({
    method: 'GET',
    path: '/agencyAccounts/ageing',
    access: 'statements.read',
    summary: 'The balance of each account at the end of a day, by how long it has been due',
    query: z.object({ day: Day.optional() }),
    answer: allOf(AgedBalance),
  }),
  ageingFile: route({
    method: 'GET',
    path: '/agencyAccounts/ageing/file',
    access: 'statements.read',
    summary: 'The same as XLSX',
    query: z.object({ day: Day.optional(), locale: z.enum(['en', 'he']).default('en') }),
    answer: 'file',
  }),
}
