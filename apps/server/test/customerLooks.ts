import type { CustomerOrder } from '@tourdesk/contract/orders/checkout'
import type { FastifyInstance } from 'fastify'

/** The order and the secret in a customer's link. */
export function partsOf(link: string | null): { id: string; secret: string } {
  const { pathname, hash } = new URL(link ?? '')
  return { id: pathname.split('/')[2] ?? '', secret: hash.slice(1) }
}

/** Opens a customer's link as its page does. */
export function customerLooks(app: FastifyInstance) {
  return async ({ id, secret }: { id: string; secret: string }, query = '') => {
    const answer = await app.inject({
      url: `/api/v1/checkout/${id}${query}`,
      headers: { 'x-order-link': secret },
    })
    return { status: answer.statusCode, order: answer.json<CustomerOrder>(), text: answer.body }
  }
}
