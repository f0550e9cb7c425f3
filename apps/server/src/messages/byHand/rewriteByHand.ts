import { announce, unchanged, withoutEvent } from '../../kernel/announce.ts'
import type { Product } from '../../kernel/product.ts'
import type { Today } from '../kind.ts'
import { lockMessage } from '../moveMessage.ts'
import { ofWhom } from './ofWhom.ts'
import type { Whose } from './rewriteByHandJob.ts'
import { writeToday } from './writeToday.ts'

const actor = { kind: 'job', name: 'messages' } as const

/**
 * Rewrites the texts to be sent by hand about an order or to a recipient, each in its own transaction.
 * Running it again changes nothing.
 */
export async function rewriteByHand(
  { db, clock, ...product }: Pick<Product, 'db' | 'clock'> & Today['product'],
  whose: Whose,
): Promise<void> {
  const now = clock.now()
  for (const { id } of await ofWhom(db, whose).execute())
    await withoutEvent({ db }, async (tx) => {
      await lockMessage(tx, { now }, id)
      const { isNew, happened } = await writeToday(tx, { product, now }, id)
      if (!isNew) return unchanged(undefined)
      if (happened) await announce(tx, { actor, now }, happened)
    })
}
