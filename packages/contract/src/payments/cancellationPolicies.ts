import { mostTiers } from '@tourdesk/domain/payments/cancellationPolicy'
import { z } from 'zod'
import { changeOf } from '../kernel/changeOf.ts'
import { route } from '../kernel/route.ts'
import { allOf, Deleted, Id, IdParams, Instant, text } from '../parts.ts'

/** A time of day, `HH:mm`. */
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** The percentage refunded until a moment before the tour. */
export const CancellationTier = z
  .object({
    daysBefore: z.int().min(0).max(365),
    time: Time,
    percent: z.int().min(0).max(100),
  })
  .meta({ id: 'CancellationTier' })

/** A cancellation policy; its tiers start with the earliest moment. */
export const CancellationPolicy = z
  .object({
    _id: Id,
    name: z.string(),
    isDefault: z.boolean(),
    tiers: z.array(CancellationTier),
    /** The tours and agencies that have this policy instead of the default. */
    tours: z.array(Id),
    agencies: z.array(Id),
    updatedAt: Instant,
  })
  .meta({ id: 'CancellationPolicy' })
export type CancellationPolicy = z.output<typeof CancellationPolicy>

/** A policy as sent; a tour or agency in it leaves its former policy. */
export const CancellationPolicyInput = z.object({
  name: text(60).default(''),
  tiers: z.array(CancellationTier).max(mostTiers).default([]),
  tours: z.array(Id).max(1000).default([]),
  agencies: z.array(Id).max(1000).default([]),
})

export const cancellationPolicies = {
  list: route({
    method: 'GET',
    path: '/cancellationPolicies',
    access: 'settings.write',
    summary: 'The cancellation policies, the default first',
    answer: allOf(CancellationPolicy),
  }),
  create: route({
    method: 'POST',
    path: '/cancellationPolicies',
    access: 'settings.write',
    summary: 'Make a cancellation policy',
    body: CancellationPolicyInput,
    answer: CancellationPolicy,
    status: 201,
  }),
  change: route({
    method: 'PUT',
    path: '/cancellationPolicies/:id',
    access: 'settings.write',
    summary: 'Change a policy for orders to come; `updatedAt` is the version last read',
    params: IdParams,
    body: changeOf(CancellationPolicyInput).extend({ updatedAt: Instant.optional() }),
    answer: CancellationPolicy,
  }),
  remove: route({
    method: 'DELETE',
    path: '/cancellationPolicies/:id',
    access: 'settings.write',
    summary: 'Delete a policy that no tour or agency has; the default stays',
    params: IdParams,
    answer: Deleted,
  }),
}
