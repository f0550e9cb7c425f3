import { CancellationPolicyInput } from '@tourdesk/contract/payments/cancellationPolicies'
import { checkCancellationPolicy, mostTiers } from '@tourdesk/domain/payments/cancellationPolicy'
import { z } from 'zod'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

/** A step with its values as they're typed. */
const TypedTier = z.object({
  daysBefore: z.number().nullable(),
  time: z.string().max(5),
  percent: z.number().nullable(),
})

const Fields = CancellationPolicyInput.extend({ tiers: z.array(TypedTier).max(mostTiers).default([]) })
export type PolicyValues = FormValues<typeof Fields>

/** The fields of a policy with their rules. */
export const policyFields = contractForm(Fields, checkCancellationPolicy)

/** The request body; call it after the check, which makes sure that nothing is missing. */
export function policyInputOf({ tiers, ...values }: PolicyValues) {
  return {
    ...values,
    tiers: tiers.map(({ daysBefore, time, percent }) => ({
      daysBefore: daysBefore ?? 0,
      time,
      percent: percent ?? 0,
    })),
  }
}
