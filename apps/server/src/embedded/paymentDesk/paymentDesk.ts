import type { FastifyInstance } from 'fastify'
import type { Product } from '../../kernel/product.ts'
import { readForms } from '../../kernel/readForms.ts'
import { deskApi } from './deskApi.ts'
import { deskPages } from './deskPages.ts'
import { deskPath } from './deskSettings.ts'

/**
 * A card provider of our own for trying things out: it speaks Tranzila's protocol to the same adapter, takes no real
 * money and says so on each page. Production doesn't have it.
 */
export async function openPaymentDesk(app: FastifyInstance, product: Product): Promise<void> {
  if (product.env.production) return
  await app.register(
    async (desk) => {
      readForms(desk)
      deskPages(desk, product)
      deskApi(desk, product)
    },
    { prefix: deskPath },
  )
}
