import { Problem } from '@tourdesk/contract/kernel/problem'
import type { FastifyInstance } from 'fastify'
import type { Product } from './product.ts'

const validDays = 180

/** `GET /.well-known/security.txt` (RFC 9116): the contact for security reports; 404 if there's none. */
export function serveSecurityText(app: FastifyInstance, product: Product): void {
  app.get('/.well-known/security.txt', async (_, reply) => {
    const { securityContact } = product.env
    if (!securityContact) throw new Problem('not_found')
    const expires = new Date(product.clock.now().getTime() + validDays * 24 * 3_600_000)
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, he',
      `Canonical: ${product.origin}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
