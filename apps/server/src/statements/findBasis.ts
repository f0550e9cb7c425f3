import type { StatementBasis } from '@tourdesk/domain/agencies/vocabulary'
import type { Db, Tx } from '../kernel/database.ts'

/** The day by which an agency is billed if nobody says otherwise. */
export async function findBasis(db: Db | Tx, account: string): Promise<StatementBasis> {
  const { statement_basis } = await db
    .selectFrom('accounts')
    .select('statement_basis')
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  return statement_basis
}
