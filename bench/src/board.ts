import type { Page } from '@playwright/test'
import { addresses } from '@tourdesk/contract/addresses'
import type { TourdeskContract } from '@tourdesk/contract/contract'
import { createClient } from '@tourdesk/contract/kernel/client'
import { fillBoard } from './fillBoard.ts'
import { headPaints, measurePaints, reportPaint } from './measurePaints.ts'
import { reportOpening } from './reportOpening.ts'

/**
 * `npm run bench:board`: how long the board of 300 orders and 40 vehicle units takes from a key or a drop to
 * the next painted frame, measured with Chromium's trace. Below 50 ms, with no task above 100 ms, people
 * notice nothing. Also measures how long the board and the operations list take to become usable, which
 * should be a second.
 */
const orders = Number(process.env.BENCH_ORDERS ?? 300)
const units = 40
/** The number of orders that fill the window. */
const screenful = 20

await measurePaints(async (page, address) => {
  const { cookies } = await page.context().storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const client = createClient<TourdeskContract>(
    addresses,
    (url, init) => fetch(url, { ...init, headers: { ...init?.headers, cookie } }),
    { base: address },
  )
  const { tour, date } = await fillBoard(client, { orders, units })
  const board = `/assignments/calendar?date=${date}&tour=${tour}`
  console.log('\nopened with nothing cached, median of 9, in ms')
  await reportOpening(page, 'the board: a screen of it', address + board, {
    selector: '[data-entry]',
    count: screenful,
  })
  await reportOpening(page, 'the board: all of its orders', address + board, {
    selector: '[data-entry]',
    count: orders,
  })
  await reportOpening(page, 'the operations list', `${address}/operations`, {
    selector: 'tbody tr',
    count: 11,
  })
  await page.goto(board)
  await page
    .locator('[data-entry]')
    .nth(orders - 1)
    .waitFor({ state: 'attached' })
  headPaints()
  const undo = (round: number) => takeOff(page, round)
  await reportPaint(page, 'drop', 'an order onto a vehicle', (round) => drop(page, round), undo)
  const pressNumber = async (round: number) => {
    await page.locator('[data-entry] [data-opener]').nth(round).focus()
    await page.keyboard.press(String(2 + (round % 8)))
  }
  await reportPaint(page, 'keydown', 'an order by the number of a vehicle', pressNumber, undo)
  await reportPaint(page, 'keydown', 'the menu of vehicles', async (round) => {
    await page.keyboard.press('Escape')
    await page.locator('[data-entry] [data-opener]').nth(round).focus()
    await page.keyboard.press('a')
    await page.getByRole('menu').waitFor()
  })
})

/** Drags with real mouse events, which the browser turns into drag events. */
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

/** Undoes the last move, so that each round has a vehicle with room. */
async function takeOff(page: Page, round: number): Promise<void> {
  await page.keyboard.press('Control+z')
  await page.locator('[data-entry]').nth(round).and(page.locator(':not([data-assigned])')).waitFor()
  await page.waitForTimeout(700)
}
