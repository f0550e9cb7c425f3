import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ownPostgres } from '../../apps/server/test/ownPostgres.ts'
import { ChildProduct } from './childProduct.ts'
import { type Balance, balanceOf, openShop } from './shop.ts'
import { Writers } from './writers.ts'

export interface Outaged extends Balance {
  outages: number
  acknowledged: number
  /** Calls refused while the database was down, and how many of them weren't a 503 with the right code. */
  refused: number
  wrongRefusals: number
  /** The longest time that a call took during an outage, in milliseconds. */
  slowestMs: number
  /** The longest time from the database's return until a change was acknowledged, in milliseconds. */
  longestMs: number
  serverEnded: boolean
}

/**
 * Stops the database for each of these numbers of seconds, while eight clients save. In every other outage,
 * something else answers at its address.
 */
export async function outages(seconds: readonly number[]): Promise<Outaged> {
  const postgres = await ownPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-outages-'))
  const product = await ChildProduct.at({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.address,
    LOG_LEVEL: 'silent',
  })
  let longestMs = 0
  try {
    await product.start()
    const connection = { connectionString: postgres.address }
    const writers = new Writers(await openShop(product.address, connection), 8)
    await delay(1000)
    const first = product.pid
    for (const [index, length] of seconds.entries()) {
      await postgres.stop()
      const hungUp = index % 2 === 1 ? await postgres.hangUp() : null
      await delay(length * 1000)
      await hungUp?.end()
      await postgres.start()
      const backAt = Date.now()
      while (!writers.attempts.slice(-200).some(({ at, ms, status }) => status === 201 && at + ms > backAt)) {
        if (Date.now() - backAt > 60_000) throw new Error('Nothing was saved for a minute')
        await delay(20)
      }
      longestMs = Math.max(longestMs, Date.now() - backAt)
      await delay(500)
    }
    await writers.stop()
    const refused = writers.attempts.filter(({ status }) => status !== 201 && status !== 200)
    return {
      ...(await balanceOf(connection, writers.acknowledged)),
      outages: seconds.length,
      acknowledged: writers.acknowledged.length,
      refused: refused.length,
      wrongRefusals: refused.filter(({ status, code }) => status !== 503 || code !== 'data_unreachable')
        .length,
      slowestMs: Math.max(...refused.map(({ ms }) => ms)),
      longestMs,
      serverEnded: product.pid !== first || !product.isRunning,
    }
  } finally {
    await product.kill('SIGTERM')
    await postgres.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
}
