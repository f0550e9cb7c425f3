import type pg from 'pg'
import type { Product } from '../src/kernel/product.ts'

/**
 * The number of statements sent to the database during a run, including those that begin and end
 * transactions.
 */
export async function statementsOf(
  { pool }: Pick<Product, 'pool'>,
  run: () => Promise<unknown>,
): Promise<number> {
  const counted = new Set<pg.PoolClient>()
  let statements = 0
  let isOn = true
  const count = (client: pg.PoolClient) => {
    if (counted.has(client)) return
    counted.add(client)
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown
    client.query = ((...parts: unknown[]) => {
      if (isOn) statements++
      return query(...parts)
    }) as typeof client.query
  }
  pool.on('acquire', count)
  await run()
  pool.off('acquire', count)
  isOn = false
  return statements
}
