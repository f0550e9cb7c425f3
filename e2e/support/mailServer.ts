import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** As a setting of the product. */
  url: string
  /** The addresses that got a mail, in order. */
  recipients: string[]
  stop: () => Promise<void>
}

/** A mail server for one journey: takes every mail, and delivers none. */
export async function startMailServer(): Promise<MailServer> {
  const recipients: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.once('end', () => {
        recipients.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    recipients,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
