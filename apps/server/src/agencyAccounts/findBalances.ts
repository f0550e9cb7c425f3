import type { AgencyAccount, AgencyBalance } from '@tourdesk/contract/agencyAccounts/agencyAccounts'
import type { AgencyBalancesQuery } from '@tourdesk/contract/lists'
import { isAgencyMode } from '@tourdesk/domain/access/actor'
import { exposureOf } from '@tourdesk/domain/agencyAccounts/exposure'
import type { BalanceSide } from '@tourdesk/domain/agencyAccounts/vocabulary'
import type { Day } from '@tourdesk/domain/calendar'
import { type Cents, exchange, toDollars } from '@tourdesk/domain/money'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { sql } from 'kysely'
import { hasLimit } from '../agencies/hasLimit.ts'
import { byName } from '../kernel/byName.ts'
import type { Call } from '../kernel/call.ts'
import { containingParts } from '../kernel/containing.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { findRates } from './credit.ts'
import { findBilled, presentBilled } from './findBilled.ts'
import { presentLimitUse } from './presentLimitUse.ts'
import { type Reading, readableAccount } from './readableAccount.ts'

/** What decides which balances there are, and their order. */
export type BalancesFilter = Omit<AgencyBalancesQuery, 'page' | 'limit'>

/** One page of what agencies owe, with the sums of all rows. */
export async function findBalances(
  call: Reading & Pick<Call, 'now'>,
  { page, limit, ...filter }: AgencyBalancesQuery,
) {
  const rows = await everyBalance(call, filter)
  const sums = Map.groupBy(rows, ({ currency }) => currency)
  return {
    data: rows.slice((page - 1) * limit, page * limit),
    total: rows.length,
    page,
    limit,
    sums: [...sums].map(([currency, own]) => ({
      currency,
      amount: toDollars(own.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0)),
    })),
  }
}

/**
 * All balances that a filter finds. An agency that never had anything on its account is among them if it has a
 * limit.
 */
export async function everyBalance(
  call: Reading & Pick<Call, 'now'>,
  filter: BalancesFilter,
): Promise<AgencyBalance[]> {
  const [accounts, payments, billed, rates] = await Promise.all([
    findSums(call, filter.search),
    findLastPayments(call),
    findBilled(call),
    findRates(call.db),
  ])
  const all = [...Map.groupBy(accounts, ({ id }) => id).values()].flatMap((own) => {
    const balances = own.map(({ currency, amount }) => ({ currency: currency ?? 'USD', amount: amount ?? 0 }))
    const [{ id, name, ...terms }] = own as [(typeof own)[number]]
    const use = presentLimitUse(exposureOf(balances, rates), terms)
    return balances.map(({ currency, amount }) => ({
      ...use,
      _id: `${id} ${currency}`,
      agency: { _id: id, name },
      currency,
      balance: toDollars(amount),
      ...presentBilled(amount, billed.get(`${id} ${currency}`)),
      lastPayment: payments.get(`${id} ${currency}`) ?? null,
    }))
  })
  return sorted(
    all.filter((row) => isFound(row, filter)),
    filter.sort,
    rates,
  )
}

/** What an agency owes and may owe. Throws what `readableAccount` throws. */
export async function findAgencyAccount(call: Reading, id: string): Promise<AgencyAccount> {
  const { name, ...terms } = await readableAccount(call, id)
  const [accounts, payments, rates] = await Promise.all([
    findSums(call, undefined, id),
    findLastPayments(call, id),
    findRates(call.db),
  ])
  const balances = accounts.flatMap(({ currency, amount }) =>
    currency ? [{ currency, amount: amount ?? 0 }] : [],
  )
  return {
    _id: id,
    name,
    ...presentLimitUse(exposureOf(balances, rates), terms),
    balances: balances.map(({ currency, amount }) => ({
      currency,
      amount: toDollars(amount),
      lastPayment: payments.get(`${id} ${currency}`) ?? null,
    })),
  }
}

/** Agencies with their balances by currency, by name; those without a row have neither. */
async function findSums({ db, scope, actor }: Reading, search?: string, only?: string) {
  const sums = scopedRows(db, scope)
    .agencyPostings()
    .select(['account_id', 'currency'])
    .select((eb) => eb.fn.sum<Cents>('amount').as('amount'))
    .$if(only !== undefined, (rows) => rows.where('account_id', '=', only ?? ''))
    .groupBy(['account_id', 'currency'])
  const rows = await db
    .selectFrom('accounts')
    .leftJoin(sums.as('sums'), 'sums.account_id', 'accounts.id')
    .select(['id', 'name', 'sums.currency', 'sums.amount', 'credit_limit_cents as creditLimit'])
    .select(['warn_below_cents as warnBelow', 'is_prepaid as isPrepaid'])
    .where('is_main', '=', false)
    .where((eb) => eb.or([eb('sums.currency', 'is not', null), hasLimit]))
    .$if(isAgencyMode(actor), (own) => own.where('id', '=', actor.account._id))
    .$if(only !== undefined, (own) => own.where('id', '=', only ?? ''))
    .$if(search !== undefined, (own) => own.where(containingParts(sql`find_text`, soughtIn(search ?? ''))))
    .orderBy(byName('name'))
    .orderBy('id')
    .orderBy('sums.currency')
    .execute()
  return rows.map((row) => ({ ...row, amount: row.amount === null ? null : Number(row.amount) }))
}

/** The last payment or top-up that wasn't reversed, by agency and currency. */
async function findLastPayments({ db, scope }: Reading, only?: string) {
  const rows = await scopedRows(db, scope)
    .agencyPostings()
    .distinctOn(['account_id', 'currency'])
    .select(['account_id', 'currency', 'day', 'amount'])
    .where('kind', 'in', sql<'payment'>`('payment', 'top_up')`)
    .where(
      sql<boolean>`not exists (select from agency_postings taken where taken.reverses_id = agency_postings.id)`,
    )
    .$if(only !== undefined, (own) => own.where('account_id', '=', only ?? ''))
    .orderBy('account_id')
    .orderBy('currency')
    .orderBy('day', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map<string, { day: Day; amount: number }>(
    rows.map(({ account_id, currency, day, amount }) => [
      `${account_id} ${currency}`,
      { day, amount: toDollars(0 - amount) },
    ]),
  )
}

function isFound({ currency, balance, state }: AgencyBalance, filter: BalancesFilter): boolean {
  return (
    isAmong(filter.currency, currency) &&
    isAmong(filter.sides, sideOf(balance)) &&
    isAmong(filter.limits, state)
  )
}

function isAmong<Value>(asked: readonly Value[] | undefined, value: Value | null): boolean {
  return !asked?.length || (value !== null && asked.includes(value))
}

function sideOf(balance: number): BalanceSide {
  if (balance === 0) return 'settled'
  return balance > 0 ? 'owes' : 'credit'
}

/** By name, or by a number with the agencies that have none at the end. */
function sorted(
  rows: AgencyBalance[],
  sort: BalancesFilter['sort'],
  rates: Record<Currency, number>,
): AgencyBalance[] {
  const [field, sign] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1]
  if (field === 'agency') return sign === 1 ? rows : rows.toReversed()
  const value = ({ balance, currency, percent, lastPayment }: AgencyBalance) => {
    if (field === 'used') return percent
    if (field === 'lastPayment') return lastPayment && Number(lastPayment.day.replaceAll('-', ''))
    return exchange(balance * 100, { from: rates[currency], to: rates.USD })
  }
  return rows.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return (one - other) * sign
  })
}
