import { buffer } from 'node:stream/consumers'
import { readWorkbook } from '../../../apps/server/test/readWorkbook.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

const calls = '**/api/v1/orders/export**'

test('OPS-19 OAPI-09 HOLE-O63 the list downloads with the current filters, all rows, in the language of the screen', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/operations?language=french&limit=5')
  const total = Number(/(\d+)$/.exec(await page.getByText(/^1–5 /).innerText())?.[1])
  expect(total).toBeGreaterThan(5)

  const button = page.getByRole('button', { name: say('Export', 'ייצוא'), exact: true })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toMatch(/^operations_20\d\d-\d\d-\d\d\.xlsx$/)
  const { rows, isRightToLeft } = readWorkbook(await buffer(await download.createReadStream()))
  expect(rows).toHaveLength(total + 1)
  expect(isRightToLeft).toBe(say('en', 'he') === 'he')
  const language = rows[0]?.indexOf(say('Language', 'שפה')) ?? -1
  expect(new Set(rows.slice(1).map((row) => row[language]))).toEqual(new Set([say('French', 'צרפתית')]))

  await test.step('a long export shows its progress and can be stopped', async () => {
    const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
    await page.route(calls, () => stopped)
    await button.click()
    const cancel = page.getByRole('button', { name: say('Cancel (', 'ביטול (') })
    await expect(cancel).toBeVisible()
    await cancel.click()
    await expect(button).toBeVisible()
    stop()
    await page.unroute(calls)
  })

  await test.step('a failure is shown, and it can be tried again', async () => {
    await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }))
    await button.click()
    await seeToast(page, say('Could not export', 'הייצוא נכשל'))
    await expect(button).toBeEnabled()
  })
})
