import { Problem } from '@tourdesk/contract/kernel/problem'
import type { FastifyInstance } from 'fastify'
import type { Product } from './product.ts'

/** `GET /healthz`: the process answers. `GET /readyz`: the database does, too. */
export function reportHealth(app: FastifyInstance, { pool }: Product): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    try {
      await pool.query('select 1')
    } catch {
      throw new Problem('data_unreachable')
    }
    return { status: 'ready' }
  })
}
