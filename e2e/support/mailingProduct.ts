import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { test as journey } from './journey.ts'
import { type MailServer, startMailServer } from './mailServer.ts'
import { startProduct } from './startProduct.ts'

interface Mailing {
  /** Settings of this product, beside those of its mail server. */
  settings: Record<string, string>
  mails: MailServer
}

/** A journey on a product of its own, which sends mail. */
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
      const port = await freePort()
      const product = await startProduct({
        PORT: port,
        WEB_ORIGIN: `http://localhost:${port}`,
        SMTP_URL: mails.url,
        MAIL_FROM: 'office@tours.example',
        ...settings,
      })
      await provide(product.address)
      await product.stop()
    },
    { scope: 'test', timeout: 180_000 },
  ],
})

/** A port that is known before the product starts: the links in its mails need it. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}
