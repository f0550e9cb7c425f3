import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { afterAll } from 'vitest'
import { readWorkbook } from '../../../apps/server/test/readWorkbook.ts'
import { dayAhead, weekdayFrom } from '../../support/days.ts'
import { choose } from '../../support/fields.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { payInCash } from '../../support/payInCash.ts'
import { type PlacedOrder, placeOrder } from '../../support/placeOrder.ts'
import { startMailingProduct } from '../../support/startMailingProduct.ts'
import { test as base, expect } from '../journey.ts'

const mails = await startMailServer()

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from the pattern
const test = base.extend('product', async ({}, { onCleanup }) => {
  const product = await startMailingProduct(mails)
  onCleanup(product.stop)
  return product
})

afterAll(() => mails.stop())

const wish = { tour: 'Jerusalem and the Dead Sea', day: weekdayFrom(20, 1) }
const rowOf = (page: Page, { orderNumber }: PlacedOrder) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: String(orderNumber) })
const tick = (page: Page, order: PlacedOrder) => rowOf(page, order).getByRole('checkbox').click()

test('overdue payments have their total, say how late each is, and follow their filters', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/payments/overdue?limit=5')
  const main = page.getByRole('main')
  const pageOf = async (number: number) =>
    (await page.request.get(`/api/v1/payments?list=overdue&limit=100&page=${number}`)).json()
  const { total, data } = await pageOf(1)
  while (data.length < total) data.push(...(await pageOf(data.length / 100 + 1)).data)
  await expect(main.getByText(say(`${total} payments`, `${total} תשלומים`), { exact: true })).toBeVisible()
  const cents = (currency: string) =>
    data
      .filter((row: { currency: string }) => row.currency === currency)
      .reduce((sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100), 0)
  const written = (sum: number) => (sum / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  await expect(main.getByText(`$${written(cents('USD'))}`, { exact: true })).toBeVisible()

  const [first] = data
  const late = Math.round((Date.parse(dayAhead(0)) - Date.parse(first.dueOn)) / 86_400_000)
  expect(late).toBeGreaterThan(2)
  await expect(main.getByRole('row').nth(1)).toContainText(say(`${late} days late`, `באיחור של ${late} ימים`))
  const head = main.getByRole('columnheader', { name: say('Days late', 'ימי איחור') })
  await head.getByRole('button').click()
  await head.getByRole('button').click()
  await expect(page).toHaveURL(/sort=daysLate/)
  const latest = data.at(-1)
  await expect(main.getByRole('row').nth(1)).toContainText(String(latest.orderNumber))

  await page.goto(`/payments/overdue?currency=EUR&endDate=${dayAhead(-400)}`)
  await expect(main.getByText(say('No payment is overdue.', 'אין תשלומים באיחור.'))).toBeVisible()
  await expect(main.getByText(`$${written(cents('USD'))}`, { exact: true })).toHaveCount(0)
})

test('ticked payments are reminded of after a look at who gets what, and the list says when', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/operations')
  const [one, two, paid] = [
    await placeOrder(page, { ...wish, lastName: 'Arbel' }),
    await placeOrder(page, { ...wish, lastName: 'Oren' }),
    await placeOrder(page, { ...wish, lastName: 'Nir' }),
  ]
  await page.goto(`/payments/due?limit=100&endDate=${dayAhead(0)}`)
  for (const order of [one, two, paid]) await tick(page, order)
  const bar = page.getByRole('region', { name: say('Selected rows', 'השורות שנבחרו') })
  await expect(bar).toContainText(say('3 rows selected', '3 שורות נבחרו'))
  // The list loads slowly, so what's paid meanwhile is still ticked.
  const list = '**/api/v1/payments?*'
  const { promise: loading, resolve: load } = Promise.withResolvers<void>()
  await page.route(list, (route) => loading.then(() => route.continue()))
  await payInCash(page, paid)
  await bar.getByRole('button', { name: say('Remind', 'תזכורת'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(say('2 emails', '2 אימיילים'))
  await expect(dialog.getByRole('region', { name: say('Who gets none', 'מי לא יקבל') })).toContainText(
    String(paid.orderNumber),
  )
  await page.unroute(list)
  load()
  await dialog.getByRole('button', { name: say('Send', 'שליחה'), exact: true }).click()
  await expect(dialog).toContainText(say('Open in the list', 'לרשימת ההודעות'))
  await dialog
    .getByRole('button', { name: say('Close', 'סגירה') })
    .first()
    .click()
  await expect(rowOf(page, one)).toContainText(say('Email', 'אימייל'))
  await expect(rowOf(page, two)).toContainText(say('Email', 'אימייל'))
})

test('one receipt is recorded for ticked payments, those that can’t be are named, and the file of ticked rows has numbers', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/operations')
  const [one, two, paid] = [
    await placeOrder(page, { ...wish, lastName: 'Arbel' }),
    await placeOrder(page, { ...wish, lastName: 'Oren' }),
    await placeOrder(page, { ...wish, lastName: 'Nir' }),
  ]
  await page.goto(`/payments/due?limit=100&endDate=${dayAhead(0)}`)
  for (const order of [one, two, paid]) await tick(page, order)
  const bar = page.getByRole('region', { name: say('Selected rows', 'השורות שנבחרו') })

  const button = bar.getByRole('button', { name: say('Export selected', 'ייצוא הנבחרים') })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const { rows, isRightToLeft } = readWorkbook(await buffer(await download.createReadStream()))
  expect(isRightToLeft).toBe(say('en', 'he') === 'he')
  expect(rows.slice(1).map(([number]) => number)).toEqual(
    [one, two, paid].map(({ orderNumber }) => orderNumber),
  )
  const amount = rows[0]?.indexOf(say('Amount', 'סכום')) ?? -1
  expect(rows.slice(1).map((row) => typeof row[amount])).toEqual(['number', 'number', 'number'])

  await bar.getByRole('button', { name: say('Record payment', 'רישום תשלום') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(say('Record payments of 3 orders', 'רישום תשלומים ל־3 הזמנות'))
  const record = dialog.getByRole('button', { name: say('Record 3 payments', 'רישום 3 תשלומים') })
  await record.click()
  await expect(dialog).toContainText(say('Please enter a reference', 'נא להזין אסמכתה'))
  await choose(dialog, say('Method', 'אמצעי תשלום'), say('Cheque', 'צ׳ק'))
  await dialog.getByRole('textbox', { name: say('Reference', 'אסמכתה') }).fill('Leumi 4471')
  await payInCash(page, paid)
  await record.click()
  await expect(dialog).toContainText(say('2 orders done', 'שתי הזמנות בוצעו'))
  await expect(dialog.getByRole('row').filter({ hasText: String(paid.orderNumber) })).toContainText(
    say('have changed', 'השתנו'),
  )
  await dialog.getByRole('button', { name: say('Done', 'סיום') }).click()
  await expect(rowOf(page, one)).toHaveCount(0)
  await expect(bar).toHaveCount(0)

  await page.goto(
    `/payments/received?show=rows&startDate=${dayAhead(0)}&endDate=${dayAhead(0)}&method=cheque`,
  )
  for (const order of [one, two]) await expect(rowOf(page, order)).toContainText('Leumi 4471')
})
