import { totalmem } from 'node:os'

/** What this process may use, in MB: the machine's memory, or the limit of its container. */
export function memoryHere(): number {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return Math.floor(Math.min(totalmem(), limit) / 1024 / 1024)
}

/**
 * Settings of the database for a machine with so much memory (MB), which it shares with the server. PostgreSQL's own
 * defaults are for a machine of 1 GB with spinning disks.
 */
export function settingsFor(memory: number): Record<string, string> {
  return {
    shared_buffers: megabytes(memory / 8, 128, 4096),
    effective_cache_size: megabytes(memory / 2, 256, 65_536),
    // Each of 17 connections may take it several times over.
    work_mem: megabytes(memory / 512, 4, 32),
    maintenance_work_mem: megabytes(memory / 32, 64, 512),
    // What's read often is in memory, and the rest on an SSD: one page costs about as much as the next one.
    random_page_cost: '1.1',
    // Compiling a statement takes longer than any of ours runs.
    jit: 'off',
    // A tenth of a large table is a lot: lists read from an index alone only what was vacuumed.
    autovacuum_vacuum_scale_factor: '0.02',
    autovacuum_vacuum_insert_scale_factor: '0.02',
    autovacuum_analyze_scale_factor: '0.01',
  }
}

function megabytes(amount: number, least: number, most: number): string {
  return `${Math.round(Math.min(most, Math.max(least, amount)))}MB`
}
