import { depositKinds } from '@tourdesk/domain/payments/paymentPolicy'
import { z } from 'zod'
import { changeOf } from '../kernel/changeOf.ts'
import { route } from '../kernel/route.ts'
import { Amount, allOf, Deleted, Id, IdParams, Instant, text } from '../parts.ts'

/**
 * What is requested when an order is placed: everything, or a deposit in whole percent or in US dollars. The
 * rest is due `daysBefore` the first tour date.
 */
const policyFields = {
  name: z.string(),
  deposit: z.enum(depositKinds),
  percent: z.int().nullable(),
  amount: Amount.nullable(),
  daysBefore: z.int().nullable(),
  isDefault: z.boolean(),
}

/** A payment policy. */
export const PaymentPolicy = z
  .object({ _id: Id, ...policyFields, updatedAt: Instant })
  .meta({ id: 'PaymentPolicy' })
export type PaymentPolicy = z.output<typeof PaymentPolicy>

/** A policy as its form sends it; the rule reports wrong fields, not the schema. */
export const PaymentPolicyInput = z.object({
  name: text(80).default(''),
  deposit: z.enum(depositKinds).default('percent'),
  percent: z.number().nullable().default(null),
  amount: z.number().nullable().default(null),
  daysBefore: z.number().nullable().default(null),
  isDefault: z.boolean().default(false),
})
export type PaymentPolicyInput = z.input<typeof PaymentPolicyInput>

/** The same for a change: omitted fields keep their values. */
export const PaymentPolicyChange = changeOf(PaymentPolicyInput).extend({ updatedAt: Instant.optional() })

export const paymentPolicies = {
  list: route({
    method: 'GET',
    path: '/paymentPolicies',
    access: 'catalogue.write',
    summary: 'Payment policies by name, the default one first',
    answer: allOf(PaymentPolicy),
  }),
  create: route({
    method: 'POST',
    path: '/paymentPolicies',
    access: 'settings.write',
    summary: 'Create a payment policy',
    body: PaymentPolicyInput,
    answer: PaymentPolicy,
    status: 201,
  }),
  change: route({
    method: 'PUT',
    path: '/paymentPolicies/:id',
    access: 'settings.write',
    summary:
      'Change a payment policy; orders keep what they were sold with. `updatedAt` is the version last read',
    params: IdParams,
    body: PaymentPolicyChange,
    answer: PaymentPolicy,
  }),
  remove: route({
    method: 'DELETE',
    path: '/paymentPolicies/:id',
    access: 'settings.write',
    summary: 'Delete a payment policy that no tour or agency uses; never the default one',
    params: IdParams,
    answer: Deleted,
  }),
}
