import { randomUUID } from 'node:crypto'
import { notify } from '../src/kernel/live.ts'
import type { Notice } from '../src/kernel/notice.ts'
import type { Product } from '../src/kernel/product.ts'

/**
 * The live notices sent during some work. PostgreSQL keeps their order, so a marker is sent before and after.
 */
export async function noticesOf(product: Product, work: () => Promise<unknown>): Promise<Notice[]> {
  const { live } = product
  const heard: Notice[] = []
  const unsubscribe = live.subscribe((notice) => heard.push(notice))
  try {
    await passMark(product)
    const before = heard.length
    await work()
    await passMark(product)
    return heard.slice(before, -1)
  } finally {
    unsubscribe()
  }
}

/** Resolves once every notice sent so far has arrived. */
async function passMark({ db, live }: Product): Promise<void> {
  const mark = randomUUID()
  const { promise: passed, resolve: pass } = Promise.withResolvers<void>()
  const unsubscribe = live.subscribe((notice) => notice.days[0] === mark && pass())
  await db
    .transaction()
    .execute((tx) => notify(tx, [{ topic: 'orders', days: [mark], by: null, accountId: null }]))
  await passed
  unsubscribe()
}
