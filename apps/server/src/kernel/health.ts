import { Problem } from '@tourdesk/contract/kernel/problem'
import type { FastifyInstance } from 'fastify'
import { watchDiskSpace } from './checkDiskSpace.ts'
import type { Product } from './product.ts'

/**
 * `GET /healthz`: the process answers. `GET /readyz`: the database does, too, the disk has space, and the
 * server isn't about to stop.
 */
export async function reportHealth(app: FastifyInstance, { pool, live, env }: Product): Promise<void> {
  const space = await watchDiskSpace(env)
  app.addHook('onClose', async () => space.stop())
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    if (live.isEnding) throw new Problem('unavailable')
    try {
      await pool.query('select 1')
    } catch {
      throw new Problem('data_unreachable')
    }
    space.check()
    return { status: 'ready' }
  })
}
