import { Problem } from '@tourdesk/contract/kernel/problem'
import { Piscina } from 'piscina'
import type { Paper } from './paper.ts'

export const paperType = 'application/pdf'

const mostWaiting = 16
const retryAfterSeconds = 5

let thread: Piscina<Paper, Uint8Array> | undefined

/**
 * Draws a paper as a PDF in its own thread: a day of forty vehicles would hold up everyone else for too long.
 * Throws `too_busy` (503) when too many are waiting.
 */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  thread ??= new Piscina({
    filename: new URL('./paperThread.ts', import.meta.url).href,
    maxThreads: 1,
    minThreads: 0,
    idleTimeout: 60_000,
  })
  if (thread.queueSize >= mostWaiting) throw new Problem('too_busy', { retryAfterSeconds })
  return Buffer.from(await thread.run(paper))
}
