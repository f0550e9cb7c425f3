import type { CrewCashQuery } from '@tourdesk/contract/lists'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { sql } from 'kysely'
import { hasOrderText, soughtOrders } from '../../entries/searchedOrders.ts'
import { byName } from '../../kernel/byName.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { isGiven } from '../../kernel/isGiven.ts'
import { ask, type Question } from '../../kernel/question.ts'
import type { Scope } from '../../kernel/scope.ts'
import { hasSought, type SoughtValues } from '../../kernel/soughtText.ts'
import { scopedQuestion } from '../../schema/orderTables.ts'

/** `operator` narrows to one person; without filters, includes the cash of all crews. */
interface Filter extends CrewCashQuery {
  operator?: string
}
type Values = Required<{ [K in keyof Omit<Filter, 'search'>]: NonNullable<Filter[K]> }> & SoughtValues

export type HeldCash = Awaited<ReturnType<typeof findHeldCash>>[number]

/**
 * The cash payments that guides and drivers hold, neither reversed nor handed over, with what's left of each.
 * By holder, currency and day.
 */
export function findHeldCash(db: Db | Tx, scope: Scope, filter: Filter) {
  const { search, ...others } = filter
  const sought = search ? soughtOrders(search) : null
  const given = Object.keys(filters).filter((name) => isGiven(filter[name as keyof Filter]))
  const shape = [...given, ...(sought?.shape ?? [])]
  const values = { ...others, ...sought?.values } as Values
  return ask(db, heldCash(scope, values, shape))
}

/** The same without filters, as a question for callers that ask more in the same round trip. */
export function cashOfCrews(scope: Scope): Question<HeldCash[]> {
  return heldCash(scope, {} as Values)
}

/** The money as received, which is what the holder has: not always in the order's currency. */
const currency = sql<Currency>`coalesce(ledger_entries.received_currency, ledger_entries.currency)`
const taken = sql<number>`coalesce(ledger_entries.received_amount, -ledger_entries.amount)`
const amount = sql<number>`${taken} - coalesce(handed.amount, 0)`

type Condition = (values: Values, shape: ReadonlySet<string>) => ReturnType<typeof sql<boolean>>

const filters: { [K in keyof Filter]-?: Condition } = {
  operator: ({ operator }) => sql`ledger_entries.holder_id = ${operator}`,
  search: (values, shape) => sql`(
    ${hasOrderText(values, shape)} or ${hasSought(sql`operators.find_text`, values, shape)}
  )`,
  agencies: ({ agencies }) => sql`orders.account_id = any(${agencies})`,
  currency: (values) => sql`${currency} = any(${values.currency})`,
  startDate: ({ startDate }) => sql`ledger_entries.day >= ${startDate}`,
  endDate: ({ endDate }) => sql`ledger_entries.day <= ${endDate}`,
}

const heldCash = scopedQuestion((rows, values: Values, shape) => {
  const held = rows
    .ledger()
    .innerJoin('operators', 'operators.id', 'ledger_entries.holder_id')
    .innerJoin('orders', 'orders.id', 'ledger_entries.order_id')
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .leftJoin('ledger_entries as reversal', 'reversal.reverses_id', 'ledger_entries.id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('cash_handovers')
          .select(sql<number>`sum(cash_handovers.amount)::bigint`.as('amount'))
          .whereRef('cash_handovers.ledger_entry_id', '=', 'ledger_entries.id')
          .as('handed'),
      (join) => join.onTrue(),
    )
    .select([
      'ledger_entries.id as _id',
      'ledger_entries.day',
      'ledger_entries.note',
      'operators.id as holder_id',
      'operators.first_name as holder_first_name',
      'operators.last_name as holder_last_name',
      'operators.deleted_at as holder_deleted_at',
      'orders.id as order_id',
      'orders.order_number',
      'orders.account_id',
      'orders.agent_id',
      'orders.status as order_status',
      'orders.first_name',
      'orders.last_name',
      'accounts.name as agency_name',
      currency.as('currency'),
      amount.as('amount'),
    ])
    // Few ledger entries have a holder, and an index covers just those. Going by its statistics, PostgreSQL
    // might start with the whole ledger.
    .where('ledger_entries.holder_id', 'is not', null)
    .where('reversal.id', 'is', null)
    .where(amount, '>', 0)
    .orderBy(byName('operators.first_name'))
    .orderBy(byName('operators.last_name'))
    .orderBy('operators.id')
    .orderBy(currency)
    .orderBy('ledger_entries.day')
    .orderBy('ledger_entries.id')
  return Object.entries(filters).reduce(
    (some, [name, condition]) => (shape.has(name) ? some.where(condition(values, shape)) : some),
    held,
  )
})
