import { weekdayFrom } from '../../support/days.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { startMailingProduct } from '../../support/startMailingProduct.ts'
import { test as base, expect } from '../journey.ts'

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from the pattern
const test = base.extend('product', async ({}, { onCleanup }) => {
  const gone = await startMailServer()
  await gone.stop()
  const product = await startMailingProduct(gone)
  onCleanup(product.stop)
  return product
})

test('NOTE-19 a row opens the message as it will go, with its tries and the last error', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const wish = { tour: 'Jerusalem and the Dead Sea', day: weekdayFrom(20, 1), lastName: 'Undelivered' }
  const { _id: order } = await placeOrder(page, wish)
  const texts = { en: { subject: 'News', body: 'Dear {{customer.lastName}}' }, he: { subject: '', body: '' } }
  const ask = { target: { order }, event: 'free', channel: 'email', texts }
  const { hash } = await (await page.request.post('/api/v1/messages/preview', { data: ask })).json()
  const data = { ...ask, hash, clientKey: crypto.randomUUID() }
  const sent = await (await page.request.post('/api/v1/messages', { data })).json()
  expect(sent).toMatchObject({ mailed: 1 })
  const { data: list } = await (await page.request.get('/api/v1/messages?event=free')).json()
  const message = `/api/v1/messages/${list[0]._id}`
  // In the evening it would be held until the morning.
  if (list[0].state === 'waiting') await page.request.post(`${message}/send`)
  await expect.poll(async () => (await (await page.request.get(message)).json()).tries).toBe(1)
  await page.goto('/messages/outbox?search=Undelivered')
  const row = page.getByRole('row').filter({ hasText: say('A text of your own', 'טקסט חופשי') })
  await row.getByRole('link').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Dear Undelivered')
  const tries = dialog.getByRole('list', { name: say('Tries', 'ניסיונות') }).getByRole('listitem')
  await expect(tries.first()).toContainText('ECONNREFUSED')
  await expect(dialog.getByRole('paragraph').filter({ hasText: 'ECONNREFUSED' })).toBeVisible()
})
