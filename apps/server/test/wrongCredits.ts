import { sql } from 'kysely'
import type { Db } from '../src/kernel/database.ts'
import { everyTable } from './everyTable.ts'

/**
 * The codes of credits whose rest differs from the ledgers: the amount given, minus what was used and
 * reversed.
 */
export async function wrongCredits(db: Db): Promise<string[]> {
  const credits = await everyTable(db).selectFrom('credits').select(['id', 'code', 'rest']).execute()
  const moved = await everyTable(db)
    .selectFrom('ledger_entries as row')
    .leftJoin('ledger_entries as reversed', 'reversed.id', 'row.reverses_id')
    .innerJoin('payments', (join) =>
      join.on(sql<boolean>`payments.id = coalesce(row.payment_id, reversed.payment_id)`),
    )
    .select(['payments.credit_id', 'row.amount'])
    .where('payments.credit_id', 'is not', null)
    .execute()
  return credits
    .filter(({ id, rest }) => {
      const rows = moved.filter(({ credit_id }) => credit_id === id)
      return rows.reduce((sum, { amount }) => sum + amount, 0) !== rest
    })
    .map(({ code }) => code)
}
