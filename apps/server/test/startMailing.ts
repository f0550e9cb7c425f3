import { afterAll, beforeEach } from 'vitest'
import { startServer } from './as.ts'
import { smtpPeer } from './smtpPeer.ts'

/**
 * A server whose mails go to a fake mail server, which accepts all except as `refusals` says. Before each
 * test the clock is reset, the mailbox emptied and `refusals` cleared.
 * @param now ISO, the server's time at the start of each test
 */
export async function startMailing(now: string) {
  const refusals: string[] = []
  const peer = await smtpPeer(refusals)
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
    MAIL_FROM: 'desk@example.com',
    WEB_ORIGIN: 'https://desk.example.com',
  }
  const server = await startServer({ env, now })
  afterAll(async () => {
    await server.close()
    await peer.close()
  })
  beforeEach(() => {
    server.clock.set(now)
    peer.taken.length = 0
    refusals.length = 0
  })
  const mailsTo = (address: string) => peer.taken.filter((mail) => mail.includes(`To: ${address}`))
  return { ...server, peer, refusals, mailsTo }
}
