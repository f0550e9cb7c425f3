import { availableParallelism } from 'node:os'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { Piscina } from 'piscina'
import type { HashTask } from './hashThread.ts'

/** Leaves some cores free for everything else. */
const mostThreads = Math.max(1, Math.min(4, availableParallelism() - 1))
const mostWaiting = 16 * mostThreads
const retryAfterSeconds = 5

let threads: Piscina<HashTask, Uint8Array> | undefined

/**
 * Derives an argon2id hash in its own threads: in Node's four shared ones, a few simultaneous logins would
 * hold up every file read and answer that also needs them.
 * Throws `too_busy` (503) when too many are waiting.
 */
export async function deriveHash(task: HashTask): Promise<Buffer> {
  threads ??= new Piscina({
    filename: new URL('./hashThread.ts', import.meta.url).href,
    maxThreads: mostThreads,
    minThreads: 0,
    idleTimeout: 60_000,
  })
  checkQueue()
  return Buffer.from(await threads.run(task))
}

/** Throws `too_busy` (503) when too many hashes are waiting; called before any work, to refuse cheaply. */
export function checkQueue(): void {
  if (threads && threads.queueSize >= mostWaiting) throw new Problem('too_busy', { retryAfterSeconds })
}
