import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import type { Guest } from '@tourdesk/domain/access/callers'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import {
  type Balance,
  type CreditTerms,
  checkCredit,
  exposureOf,
} from '@tourdesk/domain/agencyAccounts/exposure'
import type { Cents } from '@tourdesk/domain/money'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { findContact } from '../agencies/findContact.ts'
import { hasLimit } from '../agencies/hasLimit.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { everyOrder } from '../kernel/scope.ts'
import { ratesIn, readRates } from '../pricing/rates/readRates.ts'
import { lockRows } from '../schema/lockRows.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** An agency with a credit limit. */
export interface LimitedAgency {
  id: string
  name: string
  terms: CreditTerms
}

/** The same, with what it owed in US cents before a change. */
export type WatchedCredit = LimitedAgency & { before: Cents }

/**
 * Locks those of the agencies that have a limit, so that orders at its edge are checked one after the other.
 * Comes after departures and before orders. Returns them.
 */
export async function lockAgencies(tx: Tx, ids: readonly string[]): Promise<LimitedAgency[]> {
  const limited = await tx
    .selectFrom('accounts')
    .select(['id', 'name', 'credit_limit_cents as creditLimit'])
    .select(['is_prepaid as isPrepaid', 'at_limit as atLimit'])
    .where('id', 'in', [...new Set(ids)])
    .where(hasLimit)
    .execute()
  await lockRows(
    tx,
    'accounts',
    limited.map(({ id }) => id),
  )
  return limited.map(({ id, name, ...terms }) => ({ id, name, terms }))
}

/** What one of the locked agencies owes before an order of it is saved; null for one without a limit. */
export async function creditBefore(
  tx: Tx,
  limited: readonly LimitedAgency[],
  id: string,
): Promise<WatchedCredit | null> {
  const agency = limited.find((each) => each.id === id)
  return agency ? { ...agency, before: await findExposure(tx, id) } : null
}

/** How an agency stands to its limit once an order is saved. */
interface CreditAfter {
  isOver: boolean
  /** Staff passed the limit. */
  events: DomainEvent[]
}

/**
 * Checks what an agency owes once its order is saved; null if it isn't checked. Throws `credit_limit_reached`
 * (409) if the limit blocks, unless staff give a reason; passing it is an event.
 */
export async function creditAfter(
  tx: Tx,
  actor: Person | Guest,
  watched: WatchedCredit | null,
  order: { number: number; reason: string },
): Promise<CreditAfter | null> {
  if (!watched) return null
  const { id, name, terms, before } = watched
  const after = await findExposure(tx, id)
  const { phone } = await findContact(tx)
  const saver = { mayPass: actor.kind === 'person' && !isAgencyMode(actor), reason: order.reason, phone }
  const verdict = accept(checkCredit({ before, after }, terms, saver))
  if (!verdict) return null
  const facts = { order: order.number, reason: order.reason.trim() }
  const passed = { name: 'account.limitPassed' as const, subject: { id, name, accountId: id }, facts }
  return { isOver: verdict.isOver, events: verdict.isPassed ? [passed] : [] }
}

/** What an agency owes in all currencies, in US cents by the rates of now. */
export async function findExposure(db: Db | Tx, account: string): Promise<Cents> {
  return exposureOf(await balancesOf(db, account), await findRates(db))
}

/** The fixed rates of now, as units per dollar. */
export async function findRates(db: Db | Tx): Promise<Record<Currency, number>> {
  return { USD: 1, ...ratesIn(await readRates(db)) }
}

function balancesOf(db: Db | Tx, account: string): Promise<Balance[]> {
  return scopedRows(db, everyOrder)
    .agencyPostings()
    .select('currency')
    .select((eb) => eb.fn.sum<number>('amount').as('amount'))
    .where('account_id', '=', account)
    .groupBy('currency')
    .execute()
}
