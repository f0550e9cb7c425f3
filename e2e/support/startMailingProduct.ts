import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { MailServer } from './mailServer.ts'
import { type RunningProduct, startProduct } from './startProduct.ts'

/** Starts a product with a demo business that sends its mail to a mail server. */
export async function startMailingProduct(
  mails: MailServer,
  settings: Record<string, string> = {},
): Promise<RunningProduct> {
  const port = await freePort()
  return startProduct({
    PORT: port,
    WEB_ORIGIN: `http://localhost:${port}`,
    SMTP_URL: mails.url,
    MAIL_FROM: 'office@tours.example',
    ...settings,
  })
}

/** A port that's known before the product starts, since links in its mails contain it. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}
