import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type CpuMeter, startCpuMeter } from './cpuMeter.ts'

let meter: CpuMeter
beforeEach(() => {
  meter = startCpuMeter()
})
afterEach(() => meter.stop())

test('a grandchild that is waited for counts whole', async () => {
  const { lines, closed } = shell('"$NODE" -e "$BURN"; true')
  await lines.next()
  await closed
  expectBurned()
})

test('a grandchild whose parent ended at once, in a session of its own, counts while it runs and after it ended', async () => {
  const { lines, closed } = shell('setsid "$NODE" -e "$BURN; $STAY" &')
  const id = await idOf(lines)
  expectBurned()
  process.kill(id)
  await closed
  await collected(id)
  expectBurned()
})

test('a parent that is killed before it waited for anybody takes no time away', async () => {
  const { child, lines, closed } = shell('"$NODE" -e "$BURN; $STAY" & wait')
  const id = await idOf(lines)
  expectBurned()
  child.kill('SIGKILL')
  process.kill(id, 'SIGKILL')
  await closed
  await collected(id)
  expectBurned()
})

const seconds = 0.5
const programs = {
  NODE: process.execPath,
  BURN: `do for (let i = 0; i < 1e6; i++); while (process.cpuUsage().user < ${seconds * 1e6}); console.log(process.pid)`,
  STAY: 'setInterval(() => {}, 1e6)',
}

function shell(script: string) {
  const env = { ...process.env, ...programs }
  const child = spawn('sh', ['-c', script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return { child, lines, closed: once(child, 'close') }
}

/** Once it has burned its share. */
async function idOf(lines: AsyncIterator<string>): Promise<number> {
  const { value } = await lines.next()
  const id = Number(value)
  onTestFinished(() => {
    if (existsSync(`/proc/${id}`)) process.kill(id, 'SIGKILL')
  })
  return id
}

/** Until an orphan that ended is no longer listed; a system without a first program that collects them keeps it. */
async function collected(id: number): Promise<void> {
  await vi.waitUntil(() => !existsSync(`/proc/${id}`), 5_000).catch(() => {})
}

/** Starting Node and the shell takes a little too. */
function expectBurned(): void {
  expect(meter.read()).toBeGreaterThanOrEqual(seconds - 0.03)
  expect(meter.read()).toBeLessThan(seconds + 0.5)
}
