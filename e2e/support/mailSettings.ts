import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { MailServer } from './mailServer.ts'

/** The settings of a product that sends its mails there. */
export async function mailSettings({ url }: MailServer): Promise<Record<string, string>> {
  const port = await freePort()
  return {
    PORT: port,
    WEB_ORIGIN: `http://localhost:${port}`,
    SMTP_URL: url,
    MAIL_FROM: 'office@tours.example',
  }
}

/** A port that is known before the product starts: the links in its mails need it. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}
