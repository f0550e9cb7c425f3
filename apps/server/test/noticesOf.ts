import { announce, type Notice } from '../src/kernel/live.ts'
import type { Product } from '../src/kernel/product.ts'

const last = 'the last notice'

/** The live notices that some work causes. PostgreSQL keeps their order, so one of our own at the end shuts the list. */
export async function noticesOf({ db, live }: Product, work: () => Promise<unknown>): Promise<Notice[]> {
  const heard: Notice[] = []
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const unsubscribe = live.subscribe((notice) => {
    if (notice.days[0] === last) end()
    else heard.push(notice)
  })
  try {
    await work()
    await db
      .transaction()
      .execute((tx) => announce(tx, { topic: 'orders', days: [last], by: null, accountId: null }))
    await ended
    return heard
  } finally {
    unsubscribe()
  }
}
