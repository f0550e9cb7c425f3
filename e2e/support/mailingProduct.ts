import { test as journey } from './journey.ts'
import { type MailServer, startMailServer } from './mailServer.ts'
import { startMailingProduct } from './startMailingProduct.ts'

interface Mailing {
  /** Additional settings of this product, besides its mail server. */
  settings: Record<string, string>
  mails: MailServer
}

/** A journey with its own product, which sends mail. */
export const test = journey.extend<Mailing>({
  settings: [{}, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  mails: async ({}, provide) => {
    const mails = await startMailServer()
    await provide(mails)
    await mails.stop()
  },
  baseURL: [
    async ({ mails, settings }, provide) => {
      const product = await startMailingProduct(mails, settings)
      await provide(product.address)
      await product.stop()
    },
    { scope: 'test', timeout: 180_000 },
  ],
})
