import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { demoLogins } from '@tourdesk/demo/logins'
import { browserFlags, findBrowser } from '../../scripts/browser.ts'
import { median } from './measure.ts'
import { paintedAfter } from './paintedAfter.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 12)

/**
 * Measures a page of the product with the demo business, signed in as its super user, in a 1440 × 900 window.
 */
export async function measurePaints(measure: (page: Page, address: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tourdesk-bench-'))
  const server = fork(join(import.meta.dirname, 'productServer.ts'), {
    env: { ...process.env, DATA_DIR: folder },
  })
  try {
    const [{ address }] = (await once(server, 'message')) as [{ address: string }]
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
    try {
      const page = await browser.newPage({ baseURL: address, viewport: { width: 1440, height: 900 } })
      const { password, people } = demoLogins
      await page.request.post('/api/v1/auth/login', { data: { email: people[0].email, password } })
      await measure(page, address)
    } finally {
      await browser.close()
    }
  } finally {
    await ended(server)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Prints the header of the lines by `reportPaint`. */
export function headPaints(): void {
  console.log(`\nto the painted frame, median of ${rounds}, in ms         longest task`)
}

/**
 * Prints how long it takes from an event to the next painted frame; the first round is a warm-up.
 * @param takeBack restores the page to the state before `act`; it isn't measured
 */
export async function reportPaint(
  page: Page,
  event: string,
  name: string,
  act: (round: number) => Promise<void>,
  takeBack: (round: number) => Promise<void> = async () => {},
): Promise<void> {
  const browser = page.context().browser() as Browser
  const frames: number[] = []
  const tasks: number[] = []
  for (let round = 0; round <= rounds; round++) {
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
    })
    await act(round)
    await page.waitForTimeout(700)
    const { ms, longestTask } = paintedAfter((await browser.stopTracing()).toString(), event)
    frames.push(ms)
    tasks.push(longestTask)
    await takeBack(round)
  }
  const [ms, least, most] = [
    median(frames.slice(1)),
    Math.min(...frames.slice(1)),
    Math.max(...frames.slice(1)),
  ]
  const longest = Math.max(...tasks.slice(1))
  console.log(
    `${name.padEnd(38)} ${ms.toFixed(0).padStart(5)}  (${least.toFixed(0)} to ${most.toFixed(0)}) ${longest.toFixed(0).padStart(12)}`,
  )
}

async function ended(child: ChildProcess): Promise<void> {
  child.send('stop')
  await once(child, 'exit')
}
