import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Statement } from '@tourdesk/contract/statements/statement'
import { findContact } from '../agencies/findContact.ts'
import type { Reader } from '../kernel/call.ts'
import type { StatementParties } from '../schema/statements.ts'
import { findStatement } from './draftStore.ts'
import { readStatement } from './showStatement.ts'

/** What a statement's files say. Of a confirmed one, nothing in it changes. */
export interface PrintedStatement
  extends Pick<
      Statement,
      'number' | 'currency' | 'from' | 'to' | 'confirmedOn' | 'dueOn' | 'total' | 'lines'
    >,
    Pick<Statement, 'gross' | 'commission'>,
    Omit<StatementParties, 'invoicing'> {
  madeAt: Date
}

/** A statement as its files say it. Throws `not_found` (404). */
export async function readPrinted(
  call: Pick<Reader, 'db' | 'scope' | 'now'>,
  id: string,
): Promise<PrintedStatement> {
  const [shown, stored] = await Promise.all([readStatement(call, id), findStatement(call.db, call.scope, id)])
  if (!stored) throw new Problem('not_found')
  const { office, agency } = stored.parties ?? (await partiesNow(call, stored.account_id))
  const { number, currency, from, to, confirmedOn, dueOn, total, gross, commission, lines } = shown
  const billed = lines.filter(({ isLeftOut }) => !isLeftOut)
  const money = { total, gross, commission, lines: billed }
  return {
    ...{ number, currency, from, to, confirmedOn, dueOn, office, agency },
    ...money,
    madeAt: stored.confirmed_at ?? call.now,
  }
}

/** Who bills whom, as a statement confirmed now would keep it. */
export async function partiesNow({ db }: Pick<Reader, 'db'>, account: string): Promise<StatementParties> {
  const [office, agency] = await Promise.all([
    findContact(db),
    db
      .selectFrom('accounts')
      .select(['name', 'tax_id', 'invoicing'])
      .where('id', '=', account)
      .executeTakeFirstOrThrow(),
  ])
  const { name, tax_id: taxId, invoicing } = agency
  return { office, agency: { name, taxId }, invoicing }
}
