import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'

const admin = { email: 'dana@example.com', password: 'olive-tree-7' }
let dataDir: string
const started: ChildProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stop-'))
})
afterAll(async () => {
  for (const process of started) process.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

test('a server stopped under load answers every request, and confirms everything it saved', async () => {
  const first = await startProduct()
  const load = await loadOn(first)
  const stream = await listen(first)
  const slow = await sendHalf(first, 'The slow one')
  await delay(500)
  const stoppedAt = Date.now()
  first.process.kill('SIGTERM')
  await delay(1000)
  await slow.sendRest()
  const [code] = await once(first.process, 'exit')
  await load.ended
  expect(code).toBe(0)
  expect(Date.now() - stoppedAt).toBeLessThan(10_000)
  expect(load.cut).toEqual([])
  expect(load.refusals).toEqual([])
  expect(load.saved.length).toBeGreaterThan(50)
  expect(await slow.answer).toContain('200 OK')
  expect(first.logged(), 'stopping is nothing to warn about').toEqual([])
  expect(stream.heard).toMatch(/retry: \d{4}\n\n$/)

  const second = await startProduct()
  const tags = (await (await fetch(`${second.api}/tags`, { headers: second.headers })).json()) as {
    data: { name: string }[]
  }
  expect(tags.data.map(({ name }) => name).toSorted()).toEqual([...load.saved, 'The slow one'].toSorted())
  second.process.kill('SIGTERM')
  await once(second.process, 'exit')
}, 60_000)

type Product = Awaited<ReturnType<typeof startProduct>>

/** The product, started as its users do, with a signed-in user. */
async function startProduct() {
  const process = spawn(globalThis.process.execPath, ['start.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      ...globalThis.process.env,
      NODE_ENV: '',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: 'off',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(process)
  let said = ''
  while (!/ready: \S+\n/.test(said)) said += String((await once(process.stdout, 'data'))[0])
  process.stdout.on('data', (chunk) => {
    said += chunk
  })
  const address = /ready: (\S+)/.exec(said)?.[1] ?? ''
  const login = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const cookies = login.headers.getSetCookie().map((text) => text.split(';')[0])
  const headers = { 'content-type': 'application/json', cookie: cookies.join('; ') }
  const logged = () => said.split('\n').filter((line) => line.startsWith('{'))
  return { process, address, api: `${address}/api/v1`, headers, logged }
}

/** Forty clients that save continuously, until the server closes their connections. */
async function loadOn({ api, headers }: Product) {
  const load = {
    saved: [] as string[],
    cut: [] as unknown[],
    refusals: [] as number[],
    ended: Promise.resolve(),
  }
  const keepSaving = async (window: number) => {
    // Each client keeps one connection: the system resets any that's opened while the server stops listening.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let count = 0; ; count += 1) {
      const tag = `Window ${window}, tag ${count}`
      try {
        const { status, isLast } = await post(`${api}/tags`, { agent, headers }, JSON.stringify({ tag }))
        if (status === 200 || status === 201) load.saved.push(tag)
        else load.refusals.push(status)
        if (isLast) return
      } catch (error) {
        load.cut.push(error)
        return
      }
    }
  }
  load.ended = Promise.all(Array.from({ length: 40 }, (_, window) => keepSaving(window))).then(() => {})
  return load
}

async function post(url: string, options: RequestOptions, body: string) {
  const sent = request(url, { ...options, method: 'POST' })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return { status: answer.statusCode ?? 0, isLast: answer.headers.connection === 'close' }
}

/** A request over a slow line, whose second half is sent later. */
async function sendHalf({ address, headers }: Product, tag: string) {
  const { hostname, port } = new URL(address)
  const body = JSON.stringify({ tag })
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (chunk) => (heard += String(chunk)))
  const lines = [
    'POST /api/v1/tags HTTP/1.1',
    'Host: desk',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`)
  return {
    sendRest: async () => socket.write(body.slice(5)),
    answer: once(socket, 'close').then(() => heard),
  }
}

async function listen({ api, headers }: Product) {
  const stream = { heard: '' }
  const response = await fetch(`${api}/live`, { headers })
  void (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) stream.heard += chunk
  })()
  return stream
}
