import type { Generated } from 'kysely'

/**
 * Every table a query can name, as Kysely sees it. These are the kernel's own; `schema/tables.ts` adds those of the
 * features.
 */
export interface Tables {
  attempts: Attempts
  job_workers: JobWorkers
  migrations: Migrations
}

export interface Attempts {
  key: string
  count: number
  window_ends_at: Date
}

export interface JobWorkers {
  id: string
  seen_at: Date
}

export interface Migrations {
  name: string
  checksum: string
  applied_at: Generated<Date>
}
