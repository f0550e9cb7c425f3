import type { departureBatches } from '@tourdesk/contract/departures/departureBatches'
import type { Handlers } from '../../kernel/mount.ts'
import type { Product } from '../../kernel/product.ts'
import type { BatchNeeds } from './batchScene.ts'
import { commitBatch } from './commitBatch.ts'
import { findBatch } from './findBatch.ts'
import { previewBatch } from './previewBatch.ts'
import { retryBatch } from './retryBatch.ts'
import { undoBatch } from './undoBatch.ts'

/** Canceling, moving and merging whole departures. */
export function batchRoutes(
  product: Product,
  needs: BatchNeeds,
): Handlers<{ departureBatches: typeof departureBatches }> {
  return {
    departureBatches: {
      preview: ({ body }, call) => previewBatch(call, body, needs),
      commit: async ({ body }, call) => findBatch(call, await commitBatch(call, body, product, needs), needs),
      get: ({ params }, call) => findBatch(call, params.id, needs),
      async retry({ params }, call) {
        await retryBatch(call, params.id)
        return findBatch(call, params.id, needs)
      },
      undo: ({ params }, call) => undoBatch(call, params.id, needs),
    },
  }
}
