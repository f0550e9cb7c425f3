import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { s3Store } from './s3.ts'

const peer = await bucketPeer()
afterAll(peer.close)

const store = s3Store({
  endpoint: `http://127.0.0.1:${peer.port}`,
  bucket: 'pictures',
  region: 'eu-central-1',
  accessKey: 'desk',
  secretKey: 'secret',
})

it('a picture is put into the bucket, read back and removed', async () => {
  await store.put('tours/a.jpg', Buffer.from('jpeg'), 'image/jpeg')
  expect(peer.kept.get('/pictures/tours/a.jpg')).toEqual({ kind: 'image/jpeg', body: 'jpeg' })
  const read = await store.read('tours/a.jpg')
  expect(read && (await text(read))).toBe('jpeg')
  await store.remove('tours/a.jpg')
  expect(await store.read('tours/a.jpg')).toBeNull()
  await store.remove('tours/a.jpg')
})

/** A server with the part of the S3 protocol that pictures need. */
async function bucketPeer() {
  const kept = new Map<string, { kind: string; body: string }>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const found = kept.get(path)
    if (!request.headers.authorization?.includes('Credential=desk/')) response.writeHead(403).end()
    else if (request.method === 'PUT') {
      const sent = await text(request)
      const isChunked = request.headers['content-encoding'] === 'aws-chunked'
      const body = isChunked ? (sent.split('\r\n')[1] ?? '') : sent
      kept.set(path, { kind: request.headers['content-type'] ?? '', body })
      response.writeHead(200).end()
    } else if (request.method === 'DELETE') {
      kept.delete(path)
      response.writeHead(204).end()
    } else if (found) response.writeHead(200, { 'content-type': found.kind }).end(found.body)
    else {
      response.writeHead(404, { 'content-type': 'application/xml' })
      response.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>')
    }
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    kept,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
