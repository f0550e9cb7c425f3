import { inTransaction } from '../../kernel/announce.ts'
import type { Product } from '../../kernel/product.ts'
import { lockMessage } from '../moveMessage.ts'
import { ofWhom } from './ofWhom.ts'
import type { Whose } from './rewriteByHandJob.ts'
import { type Today, writeToday } from './writeToday.ts'

/** Writes somebody's texts again that wait for a person, each in a transaction of its own. Run again it changes nothing. */
export async function rewriteByHand(
  { db, clock, ...product }: Pick<Product, 'db' | 'clock'> & Today['product'],
  whose: Whose,
): Promise<void> {
  const now = clock.now()
  const by = { kind: 'job', name: 'messages' } as const
  for (const { id } of await ofWhom(db, whose).execute())
    await inTransaction({ db }, async (tx) => {
      await lockMessage(tx, { now }, id)
      return writeToday(tx, { product, now, by }, id)
    })
}
