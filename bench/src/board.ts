import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { addresses } from '@tourdesk/contract/addresses'
import type { TourdeskContract } from '@tourdesk/contract/contract'
import { createClient } from '@tourdesk/contract/kernel/client'
import { demoLogins } from '@tourdesk/demo/logins'
import { browserFlags, findBrowser } from '../../scripts/browser.ts'
import { fillBoard } from './fillBoard.ts'
import { median } from './measure.ts'
import { paintedAfter } from './paintedAfter.ts'

/**
 * `npm run bench:board`: how long the board of 300 orders and 40 vehicle units takes from a key or a drop to the next
 * painted frame, by Chromium's own trace. Less than 50 ms, and no task above 100 ms, is what people don't notice.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 12)
const orders = Number(process.env.BENCH_ORDERS ?? 300)
const units = 40

const folder = await mkdtemp(join(tmpdir(), 'tourdesk-bench-'))
const server = fork(join(import.meta.dirname, 'productServer.ts'), {
  env: { ...process.env, DATA_DIR: folder },
})
try {
  const [{ address }] = (await once(server, 'message')) as [{ address: string }]
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    await measure(browser, address)
  } finally {
    await browser.close()
  }
} finally {
  await ended(server)
  await rm(folder, { recursive: true, force: true })
}

async function measure(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ baseURL: address, viewport: { width: 1440, height: 900 } })
  const { password, people } = demoLogins
  await page.request.post('/api/v1/auth/login', { data: { email: people[0].email, password } })
  const { cookies } = await page.context().storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const client = createClient<TourdeskContract>(
    addresses,
    (url, init) => fetch(url, { ...init, headers: { ...init?.headers, cookie } }),
    { base: address },
  )
  const { tour, date } = await fillBoard(client, { orders, units })
  await page.goto(`/assignments/calendar?date=${date}&tour=${tour}`)
  await page
    .locator('[data-entry]')
    .nth(orders - 1)
    .waitFor({ state: 'attached' })
  console.log(`\nto the painted frame, median of ${rounds}, in ms         longest task`)
  await report(browser, page, 'drop', 'an order onto a vehicle', (round) => drop(page, round))
  await report(browser, page, 'keydown', 'an order by the number of a vehicle', async (round) => {
    await page.locator('[data-entry] [data-opener]').nth(round).focus()
    await page.keyboard.press(String(2 + (round % 8)))
  })
  await report(browser, page, 'keydown', 'the menu of vehicles', async (round) => {
    await page.keyboard.press('Escape')
    await page.locator('[data-entry] [data-opener]').nth(round).focus()
    await page.keyboard.press('a')
    await page.getByRole('menu').waitFor()
  })
}

/** Drags with real mouse events, which the browser turns into those of a drag. */
async function drop(page: Page, round: number): Promise<void> {
  const row = page.locator('[data-entry]').nth(round)
  const card = page.locator('article').nth(round % 2)
  await row.locator('td').nth(2).hover()
  await page.mouse.down()
  const box = (await card.boundingBox())!
  await page.mouse.move(box.x + 40, box.y + 30, { steps: 4 })
  await page.mouse.move(box.x + 60, box.y + 40)
  await page.mouse.up()
}

async function report(
  browser: Browser,
  page: Page,
  event: string,
  name: string,
  act: (round: number) => Promise<void>,
): Promise<void> {
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
