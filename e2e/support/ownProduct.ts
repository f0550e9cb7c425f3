import { test as journey } from './journey.ts'
import { type RunningProduct, startProduct } from './startProduct.ts'

/** A journey with its own product, for actions that would disturb other journeys. */
export const test = journey.extend<{ ownProduct: RunningProduct }>({
  ownProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, provide) => {
      const product = await startProduct()
      await provide(product)
      await product.stop()
    },
    { scope: 'test', timeout: 180_000 },
  ],
  baseURL: async ({ ownProduct }, provide) => provide(ownProduct.address),
})
