import { Problem } from '@tourdesk/contract/kernel/problem'
import { Piscina } from 'piscina'
import type { SheetRead, SheetRow } from './sheetRow.ts'

const mostWaiting = 8
const retryAfterSeconds = 5

/** A file that takes longer was made to: 5,000 rows take a second. */
const longestMs = 10_000
const mostMegabytes = 256

let thread: Piscina<Uint8Array, SheetRead> | undefined

/**
 * Reads the first sheet of an XLSX workbook, or a table as CSV or as it's copied from a spreadsheet, by its content
 * and never by its name. Empty rows are left off. In a thread of its own, since a file of strangers can take any
 * amount of time and memory. Throws `sheet_unreadable` (415), `sheet_of_old_kind` (415) for XLS and files with a
 * password, `sheet_too_large` (413) beyond `sheetLimits`, `too_busy` (503) when too many are waiting.
 */
export async function readSheet(content: Uint8Array): Promise<SheetRow[]> {
  thread ??= new Piscina({
    filename: new URL('./sheetThread.ts', import.meta.url).href,
    maxThreads: 1,
    minThreads: 0,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  if (thread.queueSize >= mostWaiting) throw new Problem('too_busy', { retryAfterSeconds })
  const late = AbortSignal.timeout(longestMs)
  const read = await thread.run(content, { signal: late }).catch((error: unknown) => {
    if (late.aborted || isOutOfMemory(error)) return 'sheet_too_large' as const
    throw error
  })
  if (typeof read === 'string') throw new Problem(read)
  return read
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
