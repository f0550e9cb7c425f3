import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import { constraintOf } from './violations.ts'

interface Refusal {
  code: ProblemCode
  /** The wrong field, if it's about one. */
  field?: string
}

/** The key of one call came with another: the client used it twice. */
const usedKey = { code: 'field_invalid', field: 'clientKey' } as const
const unknownPolicy = { code: 'payment_policy_unknown', field: 'paymentPolicy' } as const

/** The constraints of the database that people can violate, by name. */
export const refusals: Readonly<Record<string, Refusal>> = {
  accounts_name: { code: 'account_name_taken' },
  accounts_payment_policy: unknownPolicy,
  cancellation_policies_name: { code: 'policy_name_taken' },
  cars_plate: { code: 'plate_taken' },
  coupons_code_key: { code: 'coupon_code_taken' },
  coupons_not_used_up: { code: 'coupon_used_more' },
  day_sign_offs_client_key_key: usedKey,
  departure_batches_client_key: usedKey,
  ledger_entries_client_key: usedKey,
  line_questions_client_key_key: usedKey,
  orders_client_key_key: usedKey,
  payment_policies_name: { code: 'payment_policy_name_taken' },
  payments_client_key_key: usedKey,
  saved_views_name: { code: 'view_name_taken' },
  star_tours_number: { code: 'star_tour_number_taken' },
  tags_name: { code: 'tag_name_taken' },
  ticket_types_type: { code: 'ticket_type_taken' },
  tours_number: { code: 'tour_number_taken' },
  tours_payment_policy: unknownPolicy,
  undo_steps_pkey: usedKey,
  users_login: { code: 'login_taken' },
}

/** The problem for a violated constraint; undefined for any other error. */
export function problemOfConstraint(error: unknown): Problem | undefined {
  const refusal = refusals[constraintOf(error) ?? '']
  if (!refusal) return undefined
  const { code, field } = refusal
  return field ? fieldProblem([{ field, code }]) : new Problem(code)
}
