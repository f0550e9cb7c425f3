import type { TestProject } from 'vitest/node'
import fillDemo from '../globalSetup.ts'
import { startProduct } from '../support/startProduct.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The products, one for each worker. */
    products: { address: string; dataDir: string; printed: string }[]
  }
}

/** Starts a product with a demo business for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeFilled = await fillDemo()
  const workers = Array.from({ length: project.config.maxWorkers })
  const products = await Promise.all(workers.map(() => startProduct()))
  project.provide(
    'products',
    products.map(({ address, dataDir, printed }) => ({ address, dataDir, printed })),
  )
  return async () => {
    for (const product of products) await product.stop()
    await removeFilled?.()
  }
}
