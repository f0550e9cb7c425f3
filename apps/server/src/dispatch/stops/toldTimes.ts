import type { Db } from '../../kernel/database.ts'

/**
 * Finds the pickup times that customers of orders were reminded of, by entry. Handed in, since messages are
 * above planning.
 */
export type FindToldTimes = (db: Db, orders: readonly string[]) => Promise<ReadonlyMap<string, string>>
