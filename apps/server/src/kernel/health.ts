import { Problem } from '@tourdesk/contract/kernel/problem'
import type { FastifyInstance } from 'fastify'
import { checkDiskSpace } from './checkDiskSpace.ts'
import type { Product } from './product.ts'

/**
 * `GET /healthz`: the process answers. `GET /readyz`: the database does, too, the disk has space, and the
 * server isn't about to stop.
 */
export function reportHealth(app: FastifyInstance, { pool, live, env }: Product): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    if (live.isEnding) throw new Problem('unavailable')
    try {
      await pool.query('select 1')
    } catch {
      throw new Problem('data_unreachable')
    }
    await checkDiskSpace(env)
    return { status: 'ready' }
  })
}
