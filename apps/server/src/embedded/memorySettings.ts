import { totalmem } from 'node:os'

/** The memory available to this process, in MB: the machine's, or its container's limit. */
export function memoryHere(): number {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return Math.floor(Math.min(totalmem(), limit) / 1024 / 1024)
}

/**
 * Database settings for a machine with this much memory (MB), shared with the server. PostgreSQL's own
 * defaults are for a machine of 1 GB with spinning disks.
 */
export function settingsFor(memory: number): Record<string, string> {
  return {
    shared_buffers: megabytes(memory / 8, 128, 4096),
    effective_cache_size: megabytes(memory / 2, 256, 65_536),
    // Each of 17 connections may use it several times over.
    work_mem: megabytes(memory / 512, 4, 32),
    maintenance_work_mem: megabytes(memory / 32, 64, 512),
    // Hot pages are in memory, the rest on an SSD: a random read costs about the same as a sequential one.
    random_page_cost: '1.1',
    // Compiling takes longer than any of our statements runs.
    jit: 'off',
    // The default tenth of a large table is too much: index-only scans, which lists use, need vacuumed pages.
    autovacuum_vacuum_scale_factor: '0.02',
    autovacuum_vacuum_insert_scale_factor: '0.02',
    autovacuum_analyze_scale_factor: '0.01',
  }
}

function megabytes(amount: number, least: number, most: number): string {
  return `${Math.round(Math.min(most, Math.max(least, amount)))}MB`
}
