import { type DepositTerms, termsOf } from '@tourdesk/domain/payments/paymentPolicy'
import { sql } from 'kysely'
import { compiled } from '../kernel/compiled.ts'
import { answering, type Question } from '../kernel/question.ts'
import { policyFields } from './presentPaymentPolicy.ts'

/**
 * The terms of the policy that applies: the agency's, the tour's, or the default one. Null if everything is
 * due at once.
 */
export function decidingTerms(deciders: Deciders): Question<DepositTerms | null> {
  return answering(decidingPolicy(deciders), ([policy]) => (policy ? termsOf(policyFields(policy)) : null))
}

interface Deciders {
  agency: string | null
  tour: string | null
}

const decidingPolicy = compiled((db, { agency, tour }: Deciders) =>
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
