import type pg from 'pg'
import type { Product } from '../src/kernel/product.ts'

/**
 * The number of statements sent to the database during a run, including those that begin and end
 * transactions.
 */
export async function statementsOf(
  product: Pick<Product, 'pool'>,
  run: () => Promise<unknown>,
): Promise<number> {
  return (await statementTextsOf(product, run)).length
}

/** The same as SQL, in the order of sending. */
export async function statementTextsOf(
  { pool }: Pick<Product, 'pool'>,
  run: () => Promise<unknown>,
): Promise<string[]> {
  const counted = new Set<pg.PoolClient>()
  const statements: string[] = []
  let isOn = true
  const count = (client: pg.PoolClient) => {
    if (counted.has(client)) return
    counted.add(client)
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown
    client.query = ((...parts: unknown[]) => {
      const [sent] = parts as [string | { text: string }]
      if (isOn) statements.push(typeof sent === 'string' ? sent : sent.text)
      return query(...parts)
    }) as typeof client.query
  }
  pool.on('acquire', count)
  await run()
  pool.off('acquire', count)
  isOn = false
  return statements
}
