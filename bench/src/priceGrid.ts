import type { Page } from '@playwright/test'
import { headPaints, measurePaints, reportPaint } from './measurePaints.ts'

/**
 * `npm run bench:grid`: how long the price grid takes from a key, or from pasting or filling 150 cells, to
 * the next painted frame, with all cells of a price list on screen. People don't notice less than 50 ms.
 */
await measurePaints(async (page) => {
  await openPrices(page)
  headPaints()
  await reportPaint(page, 'keydown', 'an arrow', async (round) => {
    await cell(page, 1 + (round % 10), 2).focus()
    await page.keyboard.press('ArrowDown')
  })
  await reportPaint(page, 'keydown', 'a digit', async (round) => {
    await cell(page, 1 + (round % 10), 3).focus()
    await page.keyboard.press(String(1 + (round % 9)))
  })
  await reportPaint(page, 'keydown', 'Enter after typing', async (round) => {
    await cell(page, 1 + (round % 10), 3).focus()
    await page.keyboard.type(String(100 + round))
    await page.keyboard.press('Enter')
  })
  await reportPaint(page, 'paste', 'pasting 150 cells', async (round) => {
    await startFromFirst(page)
    await paste(page, block(15, 10, 100 + round))
  })
  await reportPaint(page, 'keydown', 'filling 150 cells down', async (round) => {
    await startFromFirst(page)
    await paste(page, block(1, 10, 200 + round))
    await page.waitForTimeout(300)
    await select(page, 15, 9)
    await page.keyboard.press('ControlOrMeta+d')
  })
  await reportPaint(page, 'keydown', 'undoing 150 cells', async (round) => {
    await startFromFirst(page)
    await paste(page, block(15, 10, 300 + round))
    await page.waitForTimeout(300)
    await page.keyboard.press('ControlOrMeta+z')
  })
})

/** Leaves the previous round's range, since a block pasted into it would be repeated. */
async function startFromFirst(page: Page): Promise<void> {
  await cell(page, 15, 0).focus()
  await cell(page, 0, 1).focus()
}

/** Opens the editor of the first tour's first price list. */
async function openPrices(page: Page): Promise<void> {
  const tours = await page.request.get('/api/v1/tours?limit=1&isActive=true')
  const { data } = (await tours.json()) as { data: { _id: string }[] }
  await page.goto(`/tour/${data[0]?._id}?listIndex=1`)
  await cell(page, 0, 0).waitFor()
}

function cell(page: Page, row: number, column: number) {
  return page.locator(`[role="grid"] [data-at="${row} ${column}"] input`)
}

function block(rows: number, columns: number, price: number): string {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_each, column) => price + row + column).join('\t'),
  ).join('\n')
}

/** Extends the selection, which starts in the focused cell. */
async function select(page: Page, rows: number, columns: number): Promise<void> {
  for (let row = 1; row < rows; row++) await page.keyboard.press('Shift+ArrowDown')
  for (let column = 1; column < columns; column++) await page.keyboard.press('Shift+ArrowRight')
}

/** The event that a browser sends on pasting, with its own clipboard data. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`{
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ${JSON.stringify(text)})
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement.dispatchEvent(event)
  }`)
}
