import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { readRest } from './readRest.ts'

const { app, close } = await startServer()
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(close)

const size = 8_000_000

/** A client with a thread of its own is still sending when the server answers. */
const client = `
  const { parentPort, workerData: { port, head, body } } = require('node:worker_threads')
  const socket = require('node:net').connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => (answer += part))
  socket.on('error', (error) => (answer += error.code))
  socket.on('close', () => parentPort.postMessage(answer))
  socket.write(head)
  socket.write(body)
`

async function answerTo(body: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  const headers = ['host: here', 'content-type: application/json', `content-length: ${size}`]
  const lines = ['POST /api/v1/orders HTTP/1.1', ...headers]
  const worker = new Worker(client, {
    eval: true,
    workerData: { port, head: `${lines.join('\r\n')}\r\n\r\n`, body },
  })
  const [answer] = (await once(worker, 'message')) as [string]
  return answer
}

test('HOLE-A24 a client that is still sending too large a body hears that it is too large', async () => {
  expect(await answerTo('x'.repeat(size))).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"body_too_large"}$/)
})

test('a client that stops sending isn’t waited for', async () => {
  const server = createServer((incoming, response) => {
    void readRest(incoming, 20).then(() => response.end('that was it'))
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const call = request({ port, method: 'POST', headers: { 'content-length': size } })
  call.write('x')
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  expect(await text(answer)).toBe('that was it')
  call.on('error', () => {}).destroy()
  server.close()
})
