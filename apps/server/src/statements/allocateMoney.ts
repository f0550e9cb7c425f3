import type { AgencyPosting } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { StatementPayment } from '@tourdesk/contract/statements/statements'
import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { checkPosting } from '@tourdesk/domain/agencyAccounts/checkPosting'
import { dayIn } from '@tourdesk/domain/calendar'
import { toCents, toDollars } from '@tourdesk/domain/money'
import { allocateMoney as allocate, oldestFirst } from '@tourdesk/domain/statements/allocations'
import type { z } from 'zod'
import { showPosting } from '../agencyAccounts/findPostings.ts'
import { lockAgency } from '../agencyAccounts/lockAgency.ts'
import { findByKey, postByHand, sameAgain } from '../agencyAccounts/recordPosting.ts'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept, acceptFields } from '../kernel/decide.ts'
import { newId } from '../kernel/newId.ts'
import { insertRows } from '../schema/orderTables.ts'
import { followOrders } from './followOrders.ts'
import { findMoney, type Money } from './money.ts'
import { findOpenStatements, type StatementToPay } from './openStatements.ts'

type Wanted = z.output<typeof StatementPayment>['allocations']

/**
 * Records a payment of an agency and lets it pay statements: those wanted, or the oldest first. What it doesn't
 * pay stays on the account. Repeating a `clientKey` answers the first result. Throws `not_found` (404), the
 * refusals of `allocateMoney` (409), or a field error (400) for each wrong field.
 */
export async function payStatements(
  call: Call<Person>,
  account: string,
  { allocations, clientKey, ...sent }: z.output<typeof StatementPayment>,
): Promise<AgencyPosting> {
  authorize(call.actor, 'statements.write')
  const { currency, day, reference, note } = sent
  const id = await inTransaction(call, async (tx) => {
    const agency = await lockAgency(tx, account)
    const first = await findByKey(tx, call, account, clientKey)
    if (first)
      return sameAgain(first, first.kind === 'payment' && first.currency === currency && first.day === day)
    const { amount, method } = acceptFields(checkPosting({ ...sent, kind: 'payment' }, dayIn(call.now)))
    const row = {
      kind: 'payment' as const,
      currency,
      amount,
      day,
      method,
      reference,
      note,
      reverses_id: null,
    }
    const posted = await postByHand(tx, call, { ...agency, clientKey }, row)
    const money = { id: posted.id, account, currency, day, rest: 0 - amount }
    await announce(tx, call, posted.event, ...(await letPay(tx, call, money, allocations)))
    return posted.id
  })
  return showPosting(call, account, id)
}

/**
 * Lets what's left of money on an account pay statements: those wanted, or the oldest first. Throws `not_found`
 * (404), `allocation_needs_money` and the refusals of `allocateMoney` (409).
 */
export async function allocatePosting(
  call: Call<Person>,
  postingId: string,
  wanted: Wanted,
): Promise<AgencyPosting> {
  authorize(call.actor, 'statements.write')
  const { account } = await findMoney(call.db, call.scope, postingId)
  await inTransaction(call, async (tx) => {
    await lockAgency(tx, account)
    const [first, ...more] = await letPay(tx, call, await findMoney(tx, call.scope, postingId), wanted)
    if (!first) return unchanged(undefined)
    await announce(tx, call, first, ...more)
  })
  return showPosting(call, account, postingId)
}

/** Carries out what money pays, and settles orders by it. Returns the events to announce. */
async function letPay(tx: Tx, call: Call<Person>, money: Money, wanted: Wanted): Promise<DomainEvent[]> {
  const statements = await findOpenStatements(tx, call.scope, money)
  const named = wanted.map(({ statement, line, amount }) => ({ statement, line, amount: toCents(amount) }))
  if (named.some(({ statement }) => !statements.some(({ _id }) => _id === statement)))
    throw new Problem('not_found')
  const parts = accept(
    allocate(money.rest, statements, named.length > 0 ? named : oldestFirst(money.rest, statements)),
  )
  if (parts.length === 0) return []
  const paying = Map.groupBy(parts, ({ statement }) => statement)
  const rows = parts.map(({ statement, line, amount }) => ({
    id: newId(),
    posting_id: money.id,
    statement_id: statement,
    line_id: line,
    amount,
    // From when both the money and the statement were there.
    day: latest(money.day, byId(statements, statement).confirmedOn),
    ended_on: null,
    created_by: call.actor.userId,
    created_at: call.now,
  }))
  for (let from = 0; from < rows.length; from += mostAtOnce)
    await insertRows(tx, call.scope, 'statement_allocations', rows.slice(from, from + mostAtOnce)).execute()
  const orders = [...paying].flatMap(([id, some]) => ordersOf(byId(statements, id), some))
  const paid = [...paying].map(([id, some]): DomainEvent => {
    const { number, currency } = byId(statements, id)
    const amount = toDollars(some.reduce((sum, part) => sum + part.amount, 0))
    const subject = { id, name: number, accountId: money.account }
    return { name: 'statement.allocated', subject, facts: { amount, currency, day: money.day } }
  })
  return [...paid, ...(await followOrders(tx, call, orders))]
}

/** The orders whose lines are paid by this, or all of a statement that has nothing left to pay. */
function ordersOf({ lines }: StatementToPay, parts: readonly { line: string; amount: number }[]): string[] {
  const paid = new Map(parts.map(({ line, amount }) => [line, amount]))
  const rest = lines.reduce((sum, { _id, open }) => sum + open - (paid.get(_id) ?? 0), 0)
  return lines.flatMap(({ _id, order }) => (order !== null && (rest === 0 || paid.has(_id)) ? [order] : []))
}

function byId(statements: readonly StatementToPay[], id: string): StatementToPay {
  const found = statements.find(({ _id }) => _id === id)
  if (!found) throw new Error('Only these statements are paid')
  return found
}

function latest(one: string, other: string): string {
  return one > other ? one : other
}

/** Keeps an insert below PostgreSQL's limit of 65,535 values. */
const mostAtOnce = 1000
