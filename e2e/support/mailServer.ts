import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mailDomains } from '@tourdesk/demo/content/customers'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** Its address for the product's settings. */
  url: string
  /** The addresses that got a mail, in order. */
  recipients: string[]
  /** Accepts that many more mails and holds the next ones; the returned function refuses those. */
  holdAfter: (count: number) => () => void
  stop: () => Promise<void>
}

/**
 * A mail server for one journey: accepts every mail and delivers none. It neither counts nor holds mails to
 * the demo's own customers, whose reminders are sent at their time.
 */
export async function startMailServer(): Promise<MailServer> {
  const recipients: string[] = []
  let taking = Number.POSITIVE_INFINITY
  const held: ((error: Error) => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      if (isOfDemo(address)) return done()
      taking -= 1
      if (taking >= 0) done()
      else held.push(done)
    },
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.once('end', () => {
        recipients.push(
          ...envelope.rcptTo.map(({ address }) => address).filter((address) => !isOfDemo(address)),
        )
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
    holdAfter(count) {
      taking = count
      return () => {
        taking = Number.POSITIVE_INFINITY
        for (const refuse of held.splice(0)) refuse(new Error('Try again later'))
      }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function isOfDemo(address: string): boolean {
  return mailDomains.some((domain) => address.endsWith(`@${domain}`))
}
