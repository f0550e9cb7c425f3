import { Problem } from '@tourdesk/contract/kernel/problem'
import { isAgencyMode } from '@tourdesk/domain/access/actor'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Door } from '../../kernel/mount.ts'
import { findOrder } from '../saved/queries.ts'

/**
 * The page for a signed-in person after a payment: the confirmation, or the list with the fail flag. Null for
 * customers, and for people who may not see the order.
 */
export async function landingOf(
  request: FastifyRequest,
  reply: FastifyReply,
  door: Door,
  orderId: string,
  { isFailed }: { isFailed: boolean },
): Promise<string | null> {
  const call = await door.admit(request, reply).catch((error: unknown) => {
    if (error instanceof Problem) return null
    throw error
  })
  if (!call || !(await findOrder(call, orderId))) return null
  if (!isFailed) return `/checkout/${orderId}`
  return `${isAgencyMode(call.actor) ? '/agency_orders' : '/operations'}?paymentFailed=true`
}
