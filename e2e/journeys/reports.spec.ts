import type { Locator } from '@playwright/test'
import { changeLanguage } from '../support/changeLanguage.ts'
import { dayAhead } from '../support/days.ts'
import { expect, type Say, test } from '../support/journey.ts'

const days = `startDate=${dayAhead(-60)}&endDate=${dayAhead(0)}`

/** Where things are from left to right, by their middles. */
async function middles(drawn: Locator): Promise<number[]> {
  const boxes = await Promise.all((await drawn.all()).map((one) => one.boundingBox()))
  return boxes.flatMap((box) => (box ? box.x + box.width / 2 : []))
}

test('REP-09 a chart of its own chunk above the table: bars for groups, 12 at most, lines for time, and axes from the right in Hebrew', async ({
  page,
  signIn,
  say,
  picture,
}) => {
  const chunks: string[] = []
  page.on('request', (request) => chunks.push(new URL(request.url()).pathname))
  const isChart = (path: string) => /ReportChart-[^/]*\.js$/.test(path)
  await signIn(page, 'admin@demo.example', '/operations')
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  expect(chunks.filter(isChart)).toEqual([])

  const chart = page.getByRole('figure')
  const numbers = chart.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const table = page.getByRole('region').getByRole('table')
  const bars = chart.locator('.recharts-bar-rectangle')
  const ticks = (axis: 'xAxis' | 'yAxis') => chart.locator(`.recharts-${axis}-tick-labels text`)

  await test.step('bars for groups: the twelve largest, and the rest as one', async () => {
    await page.goto(`/reports/sales?${days}&groupBy=tour&basis=travel`)
    await expect(bars).toHaveCount(13)
    expect(chunks.filter(isChart)).toHaveLength(1)
    const [above, below] = [await chart.boundingBox(), await table.boundingBox()]
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
    await expect(numbers.last()).toContainText(say('Others', 'אחר'))
    // The same numbers as in the table, for screen readers.
    for (const at of [0, 5, 11]) {
      const [name, amount] = (await numbers
        .nth(at)
        .getByRole('cell')
        .or(numbers.nth(at).getByRole('rowheader'))
        .allInnerTexts()) as [string, string]
      const row = table.getByRole('row').nth(at + 1)
      await expect(row).toContainText(name)
      await expect(row.getByRole('cell').first()).toHaveText(amount)
    }
  })

  await test.step('lines for time', async () => {
    await page.goto(`/reports/sales?${days}&groupBy=week&basis=travel`)
    await expect(chart.locator('.recharts-line')).toHaveCount(1)
    await expect(bars).toHaveCount(0)
  })

  await test.step('axes start where reading starts', async () => {
    const side = (now: Say) => (now('left', 'right') === 'right' ? 1 : -1)
    const axisOfNames = async () => (await middles(ticks('yAxis')))[0]! - (await middles(bars))[0]!
    const axisOfTime = async () => {
      const times = await middles(ticks('xAxis'))
      return times[0]! - times.at(-1)!
    }
    for (const [rows, drawn, differs] of [
      ['week', chart.locator('.recharts-line'), axisOfTime],
      ['tour', bars.last(), axisOfNames],
    ] as const) {
      await page.goto(`/reports/sales?${days}&groupBy=${rows}&basis=travel`)
      await expect(drawn).toBeVisible()
      await expect.poll(async () => Math.sign(await differs())).toBe(side(say))
      await picture(page, `report-by-${rows}`)
      const other = await changeLanguage(page, say)
      await expect.poll(async () => Math.sign(await differs())).toBe(side(other))
      await picture(page, `report-by-${rows}-other`)
      await changeLanguage(page, other)
    }
  })
})
