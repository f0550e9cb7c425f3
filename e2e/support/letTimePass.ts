import { runningEmbedded } from '../../apps/server/src/embedded/startEmbedded.ts'
import { openDatabase } from '../../apps/server/src/kernel/database.ts'
import type { RunningProduct } from './startProduct.ts'

const older = {
  requirements: [
    `update security_rules set owners_since = owners_since - $1::interval,
       everyone_since = everyone_since - $1::interval`,
    'update memberships set created_at = created_at - $1::interval',
  ],
  holds: ['update holds set expires_at = expires_at - $1::interval'],
  sessions: ['update sessions set last_used_at = last_used_at - $1::interval'],
}

/** Makes stored records older, as if that much time had passed. */
export async function letTimePass(
  { dataDir }: Pick<RunningProduct, 'dataDir'>,
  of: keyof typeof older,
  interval: string,
): Promise<void> {
  const connection = runningEmbedded(dataDir)
  if (!connection) throw new Error('The product has no database of its own.')
  const { pool, close } = await openDatabase(connection, [])
  for (const statement of older[of]) await pool.query(statement, [interval])
  await close()
}
