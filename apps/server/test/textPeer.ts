import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * A fake gateway for texts on its own port: first answers with `refusals`, then accepts every signed text.
 */
export async function textPeer(secret: string, refusals: number[]) {
  const asked: { id: string; body: Record<string, string>; status: number }[] = []
  const peer = createServer((request, response) => {
    void text(request).then((body) => {
      const header = (name: string) => String(request.headers[`webhook-${name}`])
      const signed = `${header('id')}.${header('timestamp')}.${body}`
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      const signature = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
      const isSigned = header('signature') === signature
      const status = isSigned ? (refusals.shift() ?? 202) : 401
      asked.push({ id: header('id'), body: JSON.parse(body), status })
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('for nobody')
    })
  })
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
  const address = peer.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/send`,
    asked,
    close: () => new Promise<void>((resolve) => peer.close(() => resolve())),
  }
}
