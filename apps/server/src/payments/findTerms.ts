import { type DepositTerms, termsOf } from '@tourdesk/domain/payments/paymentPolicy'
import { sql } from 'kysely'
import { compiled } from '../kernel/compiled.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { ask } from '../kernel/question.ts'
import { policyFields } from './presentPolicy.ts'

/** The terms of the policy that decides: the agency's, the tour's, or the default one. Null if everything is due at once. */
export async function findTerms(
  db: Db | Tx,
  { agency, tour }: { agency: string | null; tour: string | null },
): Promise<DepositTerms | null> {
  const [policy] = await ask(db, decidingPolicy({ agency, tour }))
  return policy ? termsOf(policyFields(policy)) : null
}

const decidingPolicy = compiled((db, { agency, tour }: { agency: string | null; tour: string | null }) =>
  db
    .selectFrom('payment_policies')
    .selectAll()
    .where(
      'id',
      '=',
      sql<string>`coalesce(
        (select payment_policy_id from accounts where id = ${agency}::uuid),
        (select payment_policy_id from tours where id = ${tour}::uuid),
        (select id from payment_policies where is_default)
      )`,
    ),
)
