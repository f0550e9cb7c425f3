import type { CancellationTier } from '@tourdesk/domain/payments/cancellationPolicy'
import type { Json } from './columns.ts'

export interface CancellationPolicies {
  id: string
  name: string
  tiers: Json<CancellationTier[]>
  is_default: boolean
  created_at: Date
  updated_at: Date
}

/** The tours that have their own policy. */
export interface CancellationPolicyTours {
  tour_id: string
  policy_id: string
}

/** The agencies that have their own policy. */
export interface CancellationPolicyAccounts {
  account_id: string
  policy_id: string
}
