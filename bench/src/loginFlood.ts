import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoLogins } from '@tourdesk/demo/logins'
import { median } from './measure.ts'

/**
 * `npm run bench:flood`: how long a list page takes while twenty clients log in continuously, each from
 * another address.
 */
const requests = Number(process.env.BENCH_ROUNDS ?? 100)
const attackers = 20

const dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-bench-'))
const product = fork(join(import.meta.dirname, 'productServer.ts'), {
  env: { ...process.env, DATA_DIR: dataDir, DEMO: 'on', TRUST_PROXY: '127.0.0.1' },
})
try {
  const [{ address }] = (await once(product, 'message')) as [{ address: string }]
  const cookie = await signIn(address)
  await report('quiet', address, cookie)
  const flood = startFlood(address)
  await report(`${attackers} logins at once`, address, cookie)
  flood.stop()
  const answers = [...(await flood.answers)].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(`answers to the logins: ${answers}`)
} finally {
  product.send('stop')
  await once(product, 'exit')
  await rm(dataDir, { recursive: true, force: true })
}

async function report(name: string, address: string, cookie: string): Promise<void> {
  const times: number[] = []
  for (let index = 0; index < requests; index += 1) {
    const start = performance.now()
    const answer = await fetch(`${address}/api/v1/orders/purchasedTours/data`, { headers: { cookie } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`The list was answered with ${answer.status}`)
    times.push(performance.now() - start)
  }
  const slow = times.toSorted((a, b) => a - b)[Math.floor(requests * 0.95)] ?? Number.NaN
  console.log(`list page, ${name}: median ${median(times).toFixed(0)} ms, p95 ${slow.toFixed(0)} ms`)
}

/** Wrong passwords for other logins from other networks, so that only the queue limits them. */
function startFlood(address: string) {
  const answers = new Map<number, number>()
  let isOver = false
  let next = 0
  const attack = async () => {
    while (!isOver) {
      const number = ++next
      const answer = await login(
        address,
        `guest${number}@guests.example`,
        `10.${number >> 8}.${number & 255}.1`,
      )
      await answer.arrayBuffer()
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
    }
  }
  const attacks = Promise.all(Array.from({ length: attackers }, attack))
  return {
    stop: () => {
      isOver = true
    },
    answers: attacks.then(() => answers),
  }
}

async function signIn(address: string): Promise<string> {
  const answer = await login(address, 'admin@demo.example', '10.0.0.1')
  return answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
}

function login(address: string, email: string, from: string): Promise<Response> {
  return fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password: demoLogins.password }),
  })
}
