import { afterAll } from 'vitest'
import { dayAhead, weekdayFrom } from '../../support/days.ts'
import { filterBy } from '../../support/fields.ts'
import { menu } from '../../support/frame.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { payInCash } from '../../support/payInCash.ts'
import { type PlacedOrder, placeOrder } from '../../support/placeOrder.ts'
import { startMailingProduct } from '../../support/startMailingProduct.ts'
import { seeToast } from '../../support/toasts.ts'
import { test as base, expect } from '../journey.ts'

const mails = await startMailServer()

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from the pattern
const test = base.extend('product', async ({}, { onCleanup }) => {
  const product = await startMailingProduct(mails)
  onCleanup(product.stop)
  return product
})

afterAll(() => mails.stop())

test('LEDG-15 what customers owe, their credits and the crews’ cash are found, narrowed, followed up and opened from one page', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example', '/operations')
  const wish = { tour: 'Jerusalem and the Dead Sea', day: weekdayFrom(20, 1) }
  const { data: sellers } = await (await page.request.get('/api/v1/accounts/sellers')).json()
  const agency: { _id: string; name: string } = sellers.find(
    ({ name }: { name: string }) => name === 'Carmel Holidays',
  )
  const owed = await placeOrder(page, { ...wish, lastName: 'Arbel' })
  const theirs = await placeOrder(page, { ...wish, lastName: 'Oren', agency: agency._id })
  const canceled = await placeOrder(page, { ...wish, lastName: 'Nir' })
  const credited = await placeOrder(page, { ...wish, lastName: 'Sela', agency: agency._id })
  const onTheBus = await placeOrder(page, { ...wish, lastName: 'Golan' })
  const cancel = (order: PlacedOrder, refundTo?: string) =>
    page.request.post('/api/v1/orders/cancel', {
      data: { orderId: order._id, canRefund: true, ...(refundTo && { refundTo }) },
    })
  await cancel(canceled)
  await payInCash(page, credited)
  await cancel(credited, 'credit')
  const { data: guides } = await (await page.request.get('/api/v1/operators?role=guide')).json()
  await payInCash(page, onTheBus, { heldBy: guides[0]._id })

  const rows = page.getByRole('main').getByRole('row')
  const rowOf = ({ orderNumber }: PlacedOrder) => rows.filter({ hasText: String(orderNumber) })
  const tab = (english: string, hebrew: string) => page.getByRole('tab', { name: say(english, hebrew) })
  const clear = () => page.getByRole('button', { name: say('Clear filters', 'ניקוי המסננים') }).click()

  await menu(page, say)
    .getByRole('region', { name: say('Money', 'כספים') })
    .getByRole('link', { name: say('Payments', 'תשלומים') })
    .click()
  await expect(page).toHaveURL(/\/payments\/due$/)

  await test.step('charges are narrowed by agency, days and currency; canceled orders are missing', async () => {
    await page.goto(`/payments/due?limit=100&endDate=${dayAhead(0)}`)
    await expect(rowOf(owed)).toHaveCount(1)
    await expect(rowOf(theirs)).toHaveCount(1)
    await expect(rowOf(canceled)).toHaveCount(0)
    await filterBy(page, say('Agencies', 'סוכנויות'), agency.name)
    await expect(rowOf(owed)).toHaveCount(0)
    await expect(rowOf(theirs)).toHaveCount(1)
    await clear()
    await filterBy(page, say('Currency', 'מטבע'), 'EUR')
    await expect(rowOf(owed)).toHaveCount(0)
    await page.goto(`/payments/due?limit=100&startDate=${dayAhead(1)}`)
    await expect(rowOf(owed)).toHaveCount(0)
    await page.goto('/payments/due?limit=100')
    await expect(rowOf(owed)).toHaveCount(1)
  })

  await test.step('a row copies the link, mails a reminder and opens its order', async () => {
    const english = 'Copy the English payment link'
    await rowOf(owed)
      .getByRole('button', { name: say(english, 'העתקת קישור התשלום באנגלית') })
      .click()
    await seeToast(page, say('Payment link copied', 'קישור התשלום הועתק'))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/pay/')
    await rowOf(owed)
      .getByRole('button', { name: say('Send a reminder by mail', 'שליחת תזכורת במייל') })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('noa@guests.example')
    await dialog.getByRole('button', { name: say('Send', 'שליחה'), exact: true }).click()
    await expect.poll(() => mails.recipients).toContain('noa@guests.example')
    await rowOf(owed).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/order/${owed._id}`))
    await page.goBack()
  })

  await test.step('overdue charges have a list of their own, without today’s', async () => {
    await tab('Overdue', 'באיחור').click()
    await expect(page).toHaveURL(/\/payments\/overdue/)
    await expect(rows.nth(1)).toBeVisible()
    await expect(rowOf(owed)).toHaveCount(0)
  })

  await test.step('credits copy their code and open the order that gave them', async () => {
    await tab('Store credit', 'שוברי זיכוי').click()
    await expect(page).toHaveURL(/\/payments\/credits/)
    await filterBy(page, say('Agencies', 'סוכנויות'), agency.name)
    await expect(rowOf(credited)).toHaveCount(1)
    await rowOf(credited)
      .getByRole('button', { name: say('Copy', 'העתקת') })
      .click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    await rowOf(credited).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/order/${credited._id}`))
    await page.goBack()
  })

  await test.step('cash of crews opens to its orders, and is narrowed by currency', async () => {
    await tab('Crew cash', 'מזומן אצל הצוות').click()
    const name = `${guides[0].firstName} ${guides[0].lastName}`
    const person = page.getByRole('main').getByRole('button', { name, exact: true })
    await person.click()
    await rowOf(onTheBus).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/order/${onTheBus._id}`))
    await page.goBack()
    await filterBy(page, say('Currency', 'מטבע'), 'ILS')
    await expect(person).toHaveCount(0)
  })
})
