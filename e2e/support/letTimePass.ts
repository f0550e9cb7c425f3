import pg from 'pg'
import { runningEmbedded } from '../../apps/server/src/embedded/startEmbedded.ts'
import type { RunningProduct } from './startProduct.ts'

/** What's stored becomes older, as if so much time had passed since; nobody waits for days. */
export async function letTimePass(
  { dataDir }: RunningProduct,
  { of, by }: { of: 'requirements' | 'use of sessions'; by: string },
): Promise<void> {
  const client = new pg.Client(await runningEmbedded(dataDir))
  await client.connect()
  await client.query(
    of === 'requirements'
      ? `update security_rules set owners_since = owners_since - '${by}'::interval, everyone_since = everyone_since - '${by}'::interval;
         update memberships set created_at = created_at - '${by}'::interval`
      : `update sessions set last_used_at = last_used_at - '${by}'::interval`,
  )
  await client.end()
}
