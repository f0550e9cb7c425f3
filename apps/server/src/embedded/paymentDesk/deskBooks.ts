import type { Selectable } from 'kysely'
import { withoutEvent } from '../../kernel/announce.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import type { Product } from '../../kernel/product.ts'
import type { Tables } from '../../kernel/tables.ts'
import { isUniqueViolation } from '../../kernel/violations.ts'

/** A transaction as the desk keeps it. */
export type DeskTransaction = Selectable<Tables['test_transactions']>

type Written = Omit<DeskTransaction, 'index' | 'authorization_number' | 'created_at'>

/** Records a debit; null if its handshake is already paid. */
export async function addDebit(
  db: Db,
  debit: Omit<Written, 'kind' | 'credits_index'>,
  now: Date,
): Promise<DeskTransaction | null> {
  try {
    return await withoutEvent({ db }, (tx) => add(tx, { ...debit, kind: 'DEBIT', credits_index: null }, now))
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/** The input of a credit. */
export interface Credit {
  of: number
  authorization: string
  /** In cents. */
  amount: number
  currency: string
  reference: string
}

/** Gives money back. Returns the transaction, or Tranzila's error code. */
export function addCredit(
  db: Db,
  credit: Credit,
  now: Date,
): Promise<DeskTransaction | 20112 | 21303 | 23002> {
  return withoutEvent({ db }, async (tx) => {
    const debit = await tx
      .selectFrom('test_transactions')
      .selectAll()
      .where('index', '=', credit.of)
      .where('kind', '=', 'DEBIT')
      .where('response', '=', '000')
      .forUpdate()
      .executeTakeFirst()
    if (!debit || debit.currency !== credit.currency) return 20112
    if (debit.authorization_number !== credit.authorization) return 21303
    const credits = await tx
      .selectFrom('test_transactions')
      .select('amount')
      .where('credits_index', '=', credit.of)
      .execute()
    const given = credits.reduce((sum, { amount }) => sum + amount, 0)
    if (given + credit.amount > debit.amount) return 23002
    const { amount, currency, reference, of } = credit
    const row = { amount, currency, reference, response: '000', credits_index: of, handshake: null }
    return add(tx, { ...row, kind: 'CREDIT' }, now)
  })
}

/** Gives all of a debit back, as if done at the terminal: nothing is left for us to refund. */
export function giveBackAtTerminal(
  { db, clock }: Pick<Product, 'db' | 'clock'>,
  { index: of, authorization_number: authorization, amount, currency }: DeskTransaction,
) {
  return addCredit(db, { of, authorization, amount, currency, reference: '' }, clock.now())
}

/** The transactions in a report: one, or those from `since` to before `until`. */
export type TransactionFilter = { index: number } | { since: Date; until: Date; reference?: string }

/** The transactions of a report, oldest first. */
export function findTransactions(db: Db, filter: TransactionFilter) {
  const all = db.selectFrom('test_transactions').selectAll().orderBy('index')
  if ('index' in filter) return all.where('index', '=', filter.index).execute()
  const { since, until, reference } = filter
  const some = all.where('created_at', '>=', since).where('created_at', '<', until)
  return (reference === undefined ? some : some.where('reference', '=', reference)).execute()
}

async function add(tx: Tx, row: Written, now: Date): Promise<DeskTransaction> {
  const [numbered] = await tx
    .selectNoFrom(({ fn, val }) => fn<number>('nextval', [val('test_transaction_numbers')]).as('index'))
    .execute()
  const index = numbered!.index
  const authorization_number = row.response === '000' ? String(index).padStart(7, '0') : '0000000'
  return insertInto(tx, 'test_transactions', { ...row, index, authorization_number, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}
