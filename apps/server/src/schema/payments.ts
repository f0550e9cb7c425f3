import type { Cents } from '@tourdesk/domain/money'
import type { Generated } from 'kysely'

export interface PaymentPolicies {
  id: string
  name: string
  /** Whole percent; null without a deposit, or for one that is an amount. */
  percent: number | null
  /** In cents of US dollars. */
  amount: Cents | null
  /** How many days before the first tour date the rest is due; null without a deposit. */
  days_before: number | null
  is_default: Generated<boolean>
  created_at: Date
  updated_at: Date
}
