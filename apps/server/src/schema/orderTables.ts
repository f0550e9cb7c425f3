import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely'
import { type Builder, compiledByShape, type Uncompiled } from '../kernel/compiled.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { InsertBuilder, NewRow } from '../kernel/insertInto.ts'
import type { Question } from '../kernel/question.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Tables } from '../kernel/tables.ts'
import type { AgencyPostings } from './agencyAccounts.ts'
import type {
  CardAttempts,
  CashHandovers,
  Credits,
  LedgerEntries,
  LedgerMismatches,
  LinkMails,
  OrderEntries,
  Orders,
  Payments,
} from './orders.ts'
import type {
  LineQuestions,
  StatementAllocations,
  StatementLines,
  StatementPostings,
  StatementSettlements,
  Statements,
} from './statements.ts'

/**
 * The tables of orders. Plain queries don't know them: only this file hands them out, for a scope, and limits
 * each query to the orders of that scope.
 */
export type OrderTables = {
  agency_postings: AgencyPostings
  card_attempts: CardAttempts
  cash_handovers: CashHandovers
  credits: Credits
  ledger_entries: LedgerEntries
  link_mails: LinkMails
  ledger_mismatches: LedgerMismatches
  order_entries: OrderEntries
  line_questions: LineQuestions
  orders: Orders
  payments: Payments
  statement_allocations: StatementAllocations
  statement_lines: StatementLines
  statement_postings: StatementPostings
  statement_settlements: StatementSettlements
  statements: Statements
}

/** All tables, those of orders included. */
export type AllTables = Tables & OrderTables

/** The rows that a scope may see, as the start of a query. */
export interface ScopedRows {
  orders(): SelectQueryBuilder<AllTables, 'orders', object>
  entries(): SelectQueryBuilder<AllTables, 'order_entries', object>
  /** The entries of the outer query's order, which must be one of the scope's. */
  entriesOfOrder(): SelectQueryBuilder<AllTables, 'order_entries', object>
  payments(): SelectQueryBuilder<AllTables, 'payments', object>
  ledger(): SelectQueryBuilder<AllTables, 'ledger_entries', object>
  handovers(): SelectQueryBuilder<AllTables, 'cash_handovers', object>
  credits(): SelectQueryBuilder<AllTables, 'credits', object>
  cardAttempts(): SelectQueryBuilder<AllTables, 'card_attempts', object>
  linkMails(): SelectQueryBuilder<AllTables, 'link_mails', object>
  mismatches(): SelectQueryBuilder<AllTables, 'ledger_mismatches', object>
  agencyPostings(): SelectQueryBuilder<AllTables, 'agency_postings', object>
  /** Agencies see no drafts. */
  statements(): SelectQueryBuilder<AllTables, 'statements', object>
  statementLines(): SelectQueryBuilder<AllTables, 'statement_lines', object>
  statementPostings(): SelectQueryBuilder<AllTables, 'statement_postings', object>
  allocations(): SelectQueryBuilder<AllTables, 'statement_allocations', object>
  settlements(): SelectQueryBuilder<AllTables, 'statement_settlements', object>
  questions(): SelectQueryBuilder<AllTables, 'line_questions', object>
}

/** The rows that a scope may see, for a query that runs right away. */
export function scopedRows(db: Db | Tx, scope: Scope): ScopedRows {
  return rowsOf(db, restrictionOf(scopeValues(scope), new Set(scopeShape(scope))))
}

/** A frequent question about orders: built once for each shape (see `compiledByShape`), asked for a scope. */
export function scopedQuestion<Row, Values extends object, Trait extends string = string>(
  build: (rows: ScopedRows & { db: Builder }, values: Values, shape: ReadonlySet<Trait>) => Uncompiled<Row>,
): (scope: Scope, values: Values, shape?: readonly Trait[]) => Question<Row[]> {
  const ask = compiledByShape((db, values: Values & ScopeValues, shape) =>
    build({ db, ...rowsOf(db, restrictionOf(values, shape)) }, values, shape as ReadonlySet<Trait>),
  )
  return (scope, values, shape = []) =>
    ask({ ...values, ...scopeValues(scope) }, [...scopeShape(scope), ...shape])
}

/** Excludes tables whose rows are only ever added: ledger, handovers, agencies' accounts and sent links. */
type ChangingTable = Exclude<
  keyof OrderTables,
  'agency_postings' | 'ledger_entries' | 'cash_handovers' | 'link_mails'
>

/** Starts an update of rows; leaves those outside of the scope unchanged. */
export function changeRows<Table extends ChangingTable>(
  tx: Tx,
  scope: Scope,
  table: Table,
): UpdateQueryBuilder<AllTables, Table, Table, UpdateResult> {
  const restriction = restrictionOf(scopeValues(scope), new Set(scopeShape(scope)))
  const rows = startChange(tx, table)
  return restriction ? rows.where(conditions[table](restriction)) : rows
}

/** Starts a delete of what a draft of a statement holds; all other rows stay. */
export function deleteRows<Table extends 'statements' | 'statement_lines' | 'statement_postings'>(
  tx: Tx,
  scope: Scope,
  table: Table,
): DeleteQueryBuilder<AllTables, Table, DeleteResult> {
  const restriction = restrictionOf(scopeValues(scope), new Set(scopeShape(scope)))
  const rows = startDelete(tx, table)
  return restriction ? rows.where(conditions[table](restriction)) : rows
}

/** Starts an insert of whole rows (see `insertInto`). Throws an Error for a row outside of the scope. */
export function insertRows<Table extends keyof OrderTables>(
  tx: Tx,
  scope: Scope,
  table: Table,
  rows: NewRow<OrderTables, Table>[],
): InsertBuilder<AllTables, Table> {
  if (!rows.every((row) => mayInsert(scope, row)))
    throw new Error(`A row of ${table} that is outside of the scope`)
  return startInsert(tx, table, rows)
}

/** Accounts may add orders and what belongs to them, customers payments for their order, crews nothing. */
function mayInsert(scope: Scope, row: object): boolean {
  switch (scope.kind) {
    case 'everything':
      return true
    case 'account':
      return !('account_id' in row) || row.account_id === scope.accountId
    case 'order':
      return !('account_id' in row) && 'order_id' in row && row.order_id === scope.orderId
    case 'operator':
      return false
  }
}

/** The values that a scope's restriction compares with; empty where it restricts nothing. */
interface ScopeValues {
  scopeAccount: string
  scopeAgent: string
  scopeOperator: string
  scopeOrder: string
}

type Restriction =
  | { kind: 'account'; account: string }
  | { kind: 'agent'; account: string; agent: string }
  | { kind: 'operator'; operator: string }
  | { kind: 'order'; order: string }

function scopeValues(scope: Scope): ScopeValues {
  return {
    scopeAccount: scope.kind === 'account' ? scope.accountId : '',
    scopeAgent: (scope.kind === 'account' && scope.agentId) || '',
    scopeOperator: scope.kind === 'operator' ? scope.operatorId : '',
    scopeOrder: scope.kind === 'order' ? scope.orderId : '',
  }
}

/** Which restriction applies, as a part of a query's shape. */
function scopeShape(scope: Scope): string[] {
  switch (scope.kind) {
    case 'everything':
      return []
    case 'account':
      return [scope.agentId === null ? 'scopeAccount' : 'scopeAgent']
    case 'operator':
      return ['scopeOperator']
    case 'order':
      return ['scopeOrder']
  }
}

function restrictionOf(values: ScopeValues, shape: ReadonlySet<string>): Restriction | null {
  const { scopeAccount: account, scopeAgent: agent, scopeOperator: operator, scopeOrder: order } = values
  if (shape.has('scopeAccount')) return { kind: 'account', account }
  if (shape.has('scopeAgent')) return { kind: 'agent', account, agent }
  if (shape.has('scopeOperator')) return { kind: 'operator', operator }
  return shape.has('scopeOrder') ? { kind: 'order', order } : null
}

function rowsOf(db: Pick<Builder, 'withTables'>, restriction: Restriction | null): ScopedRows {
  const all = db.withTables<OrderTables>()
  return {
    orders() {
      const orders = all.selectFrom('orders')
      return restriction ? orders.where(conditions.orders(restriction)) : orders
    },
    entries() {
      const entries = all.selectFrom('order_entries')
      return restriction ? entries.where(conditions.order_entries(restriction)) : entries
    },
    entriesOfOrder() {
      const entries = all
        .selectFrom('order_entries')
        .where('order_entries.order_id', '=', sql.ref<string>('orders.id'))
      // Even within an order that it sees, a crew sees only the entries on its own vehicles.
      return restriction?.kind === 'operator' ? entries.where(entriesIn(restriction)) : entries
    },
    payments() {
      const payments = all.selectFrom('payments')
      return restriction ? payments.where(conditions.payments(restriction)) : payments
    },
    ledger() {
      const entries = all.selectFrom('ledger_entries')
      return restriction ? entries.where(conditions.ledger_entries(restriction)) : entries
    },
    handovers() {
      const handovers = all.selectFrom('cash_handovers')
      return restriction ? handovers.where(conditions.cash_handovers(restriction)) : handovers
    },
    credits() {
      const credits = all.selectFrom('credits')
      return restriction ? credits.where(conditions.credits(restriction)) : credits
    },
    cardAttempts() {
      const attempts = all.selectFrom('card_attempts')
      return restriction ? attempts.where(conditions.card_attempts(restriction)) : attempts
    },
    linkMails() {
      const mails = all.selectFrom('link_mails')
      return restriction ? mails.where(conditions.link_mails(restriction)) : mails
    },
    mismatches() {
      const lines = all.selectFrom('ledger_mismatches')
      return restriction ? lines.where(conditions.ledger_mismatches(restriction)) : lines
    },
    agencyPostings() {
      const postings = all.selectFrom('agency_postings')
      return restriction ? postings.where(conditions.agency_postings(restriction)) : postings
    },
    statements() {
      const statements = all.selectFrom('statements')
      return restriction ? statements.where(conditions.statements(restriction)) : statements
    },
    statementLines() {
      const lines = all.selectFrom('statement_lines')
      return restriction ? lines.where(conditions.statement_lines(restriction)) : lines
    },
    statementPostings() {
      const postings = all.selectFrom('statement_postings')
      return restriction ? postings.where(conditions.statement_postings(restriction)) : postings
    },
    allocations() {
      const allocations = all.selectFrom('statement_allocations')
      return restriction ? allocations.where(conditions.statement_allocations(restriction)) : allocations
    },
    settlements() {
      const settlements = all.selectFrom('statement_settlements')
      return restriction ? settlements.where(conditions.statement_settlements(restriction)) : settlements
    },
    questions() {
      const questions = all.selectFrom('line_questions')
      return restriction ? questions.where(conditions.line_questions(restriction)) : questions
    },
  }
}

const conditions: Record<keyof OrderTables, (restriction: Restriction) => RawBuilder<boolean>> = {
  orders: ordersIn,
  order_entries: entriesIn,
  payments: (restriction) => moneyIn('payments', restriction),
  ledger_entries: (restriction) => moneyIn('ledger_entries', restriction),
  cash_handovers: (restriction) => moneyIn('cash_handovers', restriction),
  credits: creditsIn,
  card_attempts: (restriction) => moneyIn('card_attempts', restriction),
  link_mails: linkMailsIn,
  ledger_mismatches: (restriction) => moneyIn('ledger_mismatches', restriction),
  agency_postings: postingsIn,
  statements: statementsIn,
  statement_lines: (restriction) => onStatement('statement_lines', restriction),
  statement_postings: (restriction) => onStatement('statement_postings', restriction),
  statement_allocations: (restriction) => onStatement('statement_allocations', restriction),
  line_questions: (restriction) => onStatement('line_questions', restriction),
  statement_settlements: (restriction) => moneyIn('statement_settlements', restriction),
}

/** Accounts see their orders, and agents those that they sold or made. */
function ordersIn(restriction: Restriction): RawBuilder<boolean> {
  switch (restriction.kind) {
    case 'account':
      return sql`orders.account_id = ${restriction.account}`
    case 'agent': {
      const { account, agent } = restriction
      return sql`(orders.account_id = ${account} and (orders.agent_id = ${agent} or orders.created_by = ${agent}))`
    }
    case 'operator':
      return sql`orders.id in (select order_entries.order_id from order_entries where ${entriesIn(restriction)})`
    case 'order':
      return sql`orders.id = ${restriction.order}`
  }
}

/** Guides and drivers see the entries on the vehicles they work on. */
function entriesIn(restriction: Restriction): RawBuilder<boolean> {
  switch (restriction.kind) {
    case 'account':
      return sql`order_entries.account_id = ${restriction.account}`
    case 'agent':
      return sql`order_entries.order_id in (select orders.id from orders where ${ordersIn(restriction)})`
    case 'operator':
      return sql`order_entries.id in (
        select unit_parts.entry_id from unit_parts
          join unit_crew on unit_crew.unit_id = unit_parts.unit_id
         where unit_crew.operator_id = ${restriction.operator}
      )`
    case 'order':
      return sql`order_entries.order_id = ${restriction.order}`
  }
}

/** A crew sees no money. */
function moneyIn(
  table:
    | 'payments'
    | 'ledger_entries'
    | 'cash_handovers'
    | 'card_attempts'
    | 'ledger_mismatches'
    | 'statement_settlements',
  restriction: Restriction,
): RawBuilder<boolean> {
  const order = sql.ref(`${table}.order_id`)
  switch (restriction.kind) {
    case 'account':
    case 'agent':
      return sql`${order} in (select orders.id from orders where ${ordersIn(restriction)})`
    case 'operator':
      return sql`false`
    case 'order':
      return sql`${order} = ${restriction.order}`
  }
}

/** A credit stays in the account it was given in, even if its order moves; agents see their orders'. */
function creditsIn(restriction: Restriction): RawBuilder<boolean> {
  switch (restriction.kind) {
    case 'account':
      return sql`credits.account_id = ${restriction.account}`
    case 'agent':
      return sql`(credits.account_id = ${restriction.account}
        and credits.order_id in (select orders.id from orders where ${ordersIn(restriction)}))`
    case 'operator':
      return sql`false`
    case 'order':
      return sql`credits.order_id = ${restriction.order}`
  }
}

/** An agency's people see its account, but not its agents. */
function postingsIn(restriction: Restriction): RawBuilder<boolean> {
  return restriction.kind === 'account'
    ? sql`agency_postings.account_id = ${restriction.account}`
    : sql`false`
}

/** An agency's people see its statements once they're confirmed, but not its agents. */
function statementsIn(restriction: Restriction): RawBuilder<boolean> {
  return restriction.kind === 'account'
    ? sql`(statements.account_id = ${restriction.account} and statements.status <> 'draft')`
    : sql`false`
}

function onStatement(
  table: 'statement_lines' | 'statement_postings' | 'statement_allocations' | 'line_questions',
  restriction: Restriction,
): RawBuilder<boolean> {
  const statement = sql.ref(`${table}.statement_id`)
  return sql`${statement} in (select statements.id from statements where ${statementsIn(restriction)})`
}

/** Shows sent links to those who sell, not to the customer. */
function linkMailsIn(restriction: Restriction): RawBuilder<boolean> {
  switch (restriction.kind) {
    case 'account':
    case 'agent':
      return sql`link_mails.order_id in (select orders.id from orders where ${ordersIn(restriction)})`
    case 'operator':
    case 'order':
      return sql`false`
  }
}

/** A cast, since the query builder's types need a table's literal name, not a parameter. */
function startChange<Table extends ChangingTable>(tx: Tx, table: Table) {
  return tx.withTables<OrderTables>().updateTable(table) as unknown as UpdateQueryBuilder<
    AllTables,
    Table,
    Table,
    UpdateResult
  >
}

/** The same for a delete. */
function startDelete<Table extends keyof OrderTables>(tx: Tx, table: Table) {
  return tx.withTables<OrderTables>().deleteFrom(table) as unknown as DeleteQueryBuilder<
    AllTables,
    Table,
    DeleteResult
  >
}

/** The same for an insert. */
function startInsert<Table extends keyof OrderTables>(tx: Tx, table: Table, rows: object[]) {
  return tx
    .withTables<OrderTables>()
    .insertInto(table)
    .values(rows as never) as unknown as InsertBuilder<AllTables, Table>
}
