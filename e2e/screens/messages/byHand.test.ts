import { weekdayFrom } from '../../support/days.ts'
import { markAllAsSent } from '../../support/markAsSent.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { expect, type Page, test } from '../journey.ts'

test('NOTE-35 after a message is marked as sent by hand the next one opens, after the last one the list', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  await markAllAsSent(page)
  for (const [lastName, mobilePhone] of [
    ['Handman', '054-555-7731'],
    ['Handler', '054-555-7732'],
    ['Handley', '054-555-7733'],
  ] as const) {
    const wish = { tour: 'Jerusalem and the Dead Sea', day: weekdayFrom(20, 1), lastName, mobilePhone }
    await writeByHand(page, (await placeOrder(page, wish))._id)
  }
  await page.goto('/messages/outbox?status=by_hand&search=Hand')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  const dialog = page.getByRole('dialog')
  const markAsSent = () =>
    dialog.getByRole('button', { name: say('Mark as sent', 'סימון כנשלחה'), exact: true }).click()
  await expect(rows).toHaveCount(3)

  await rows.filter({ hasText: 'Handler' }).getByRole('link').first().click()
  await expect(dialog).toContainText('Noa Handler')
  await markAsSent()
  await expect(dialog).toContainText('Noa Handman')
  await markAsSent()
  await expect(dialog).toContainText('Noa Handley')
  await markAsSent()
  await expect(dialog).toHaveCount(0)
  await expect(rows).toHaveCount(0)

  await page.goto('/messages/outbox?search=Hand')
  for (const name of ['Handman', 'Handler', 'Handley'])
    await expect(rows.filter({ hasText: name }).first()).toContainText(say('Sent', 'נשלחה'))
})

/** Writes to the customer of an order by WhatsApp, which this product can't send automatically. */
async function writeByHand(page: Page, order: string): Promise<void> {
  const ask = { target: { order }, event: 'payment_link', channel: 'whatsapp' }
  const { hash } = await (await page.request.post('/api/v1/messages/preview', { data: ask })).json()
  const data = { ...ask, hash, clientKey: crypto.randomUUID() }
  const sent = await page.request.post('/api/v1/messages', { data })
  expect(await sent.json()).toMatchObject({ byHand: 1 })
}
