import { isDeepStrictEqual } from 'node:util'
import type { Person } from '@tourdesk/domain/access/actor'
import type { NamedColumns } from '@tourdesk/domain/statements/listColumns'
import { unchanged, withoutEvent } from '../../kernel/announce.ts'
import type { Call } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'

/** The columns of an agency's lists as they were last chosen; null if they never were. */
export async function findRemembered({ db }: { db: Db | Tx }, account: string): Promise<NamedColumns | null> {
  const row = await db
    .selectFrom('agency_list_columns')
    .select(['key_column as key', 'amount_column as amount', 'measure'])
    .where('account_id', '=', account)
    .executeTakeFirst()
  return row ?? null
}

/** Remembers the columns of an agency's lists for the next one. No record of the business: nothing is logged. */
export async function rememberColumns(
  call: Call<Person>,
  account: string,
  columns: NamedColumns,
): Promise<void> {
  await withoutEvent(call, async (tx) => {
    if (isDeepStrictEqual(await findRemembered({ db: tx }, account), columns)) return unchanged(undefined)
    const { key, amount, measure } = columns
    const stored = { key_column: key, amount_column: amount, measure, updated_at: call.now }
    await insertInto(tx, 'agency_list_columns', { ...stored, account_id: account })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(stored))
      .execute()
  })
}
