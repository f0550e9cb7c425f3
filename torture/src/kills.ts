import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runningEmbedded } from '@tourdesk/server/embedded/startEmbedded'
import type { Connection } from '@tourdesk/server/kernel/database'
import { ChildProduct, postmasterOf } from './childProduct.ts'
import { type Balance, balanceOf, openShop } from './shop.ts'
import { Writers } from './writers.ts'

export interface Killed extends Balance {
  kills: number
  acknowledged: number
  /** Changes that were sent again because their answer was lost. */
  repeated: number
  /** The longest time from a kill of the database until a change was acknowledged, in milliseconds. */
  longestMs: number
  /** True if the server ended together with its database. */
  serverEnded: boolean
}

/** Kills the server and its bundled database in turn, `size` times each, while eight clients save. */
export async function kills(size: number): Promise<Killed> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-kills-'))
  const product = await ChildProduct.at({ DATA_DIR: dataDir })
  let [longestMs, serverEnded] = [0, false]
  try {
    await product.start()
    const writers = new Writers(await openShop(product.address, databaseIn(dataDir)), 8)
    for (let kill = 0; kill < size; kill += 1) {
      await acknowledgedAgain(writers)
      await delay(Math.random() * 600)
      await product.kill()
      await product.start()
      await acknowledgedAgain(writers)
      await delay(Math.random() * 600)
      const killedAt = Date.now()
      process.kill(postmasterOf(dataDir), 'SIGKILL')
      await acknowledgedAgain(writers)
      longestMs = Math.max(longestMs, Date.now() - killedAt)
      serverEnded ||= !product.isRunning
    }
    await writers.stop()
    const balance = await balanceOf(databaseIn(dataDir), writers.acknowledged)
    const repeated = writers.attempts.filter(({ status }) => status === 0).length
    return {
      ...balance,
      kills: 2 * size,
      acknowledged: writers.acknowledged.length,
      repeated,
      longestMs,
      serverEnded,
    }
  } finally {
    await product.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The bundled database of a running product. */
export function databaseIn(dataDir: string): Connection {
  const connection = runningEmbedded(dataDir)
  if (!connection) throw new Error('The database is not running')
  return connection
}

const patienceMs = 60_000

/** Waits until changes sent from now on are acknowledged. */
async function acknowledgedAgain({ attempts }: Writers): Promise<void> {
  const from = Date.now()
  await delay(20)
  while (!attempts.slice(-200).some(({ at, status }) => at > from && status === 201)) {
    if (Date.now() - from > patienceMs) throw new Error('Nothing was saved for a minute')
    await delay(20)
  }
}
