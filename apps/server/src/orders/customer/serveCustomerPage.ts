import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { offerPath } from '../../departures/waiting/offerLinks.ts'
import type { CardProvider } from '../../outside/cards/cardProvider.ts'
import { customerPath } from '../customerAddress.ts'

/**
 * Serves the page of customers' links, of orders and of offers. It's built apart from the office's screens, since it's smaller and its
 * buttons go to the provider's page.
 */
export function serveCustomerPage(app: FastifyInstance, cards: CardProvider | null, webDir?: string): void {
  if (!webDir || !existsSync(join(webDir, 'customer.html'))) return
  for (const path of [customerPath(':id'), offerPath(':id')])
    app.get(path, (_, reply) => {
      const policy = String(reply.getHeader('content-security-policy') ?? '')
      if (cards)
        reply.header(
          'content-security-policy',
          policy.replace("form-action 'self'", `form-action 'self' ${cards.pageOrigin()}`),
        )
      return (
        reply
          .header('x-robots-tag', 'noindex')
          // With `no-referrer`, browsers post the page's forms with the origin `null`, which is nobody's.
          .header('referrer-policy', 'same-origin')
          .sendFile('customer.html')
      )
    })
}
