import { afterAll } from 'vitest'
import { dayAhead } from '../../support/days.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { startMailingProduct } from '../../support/startMailingProduct.ts'
import { answer, seeToast } from '../../support/toasts.ts'
import { putOn } from '../../support/unitsOfDay.ts'
import { test as base, expect, type Page } from '../journey.ts'

const mails = await startMailServer()
afterAll(() => mails.stop())

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from the pattern
const test = base.extend('product', async ({}, { onCleanup }) => {
  mails.recipients.length = 0
  const product = await startMailingProduct(mails)
  onCleanup(product.stop)
  return product
})

const tour = 'Jerusalem and the Dead Sea'
const api = '/api/v1'

test('MAN-25 the sheets of a day go out by message; after a change the sheet says so, and the difference is printed', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const day = dayAhead(95)
  const first = await placeOrder(page, { tour, day, adults: 2, lastName: 'Early' })
  const second = await placeOrder(page, { tour, day, adults: 3, lastName: 'Late' })
  const unit = await planUnit(page, first.tour, day)
  await putOn(page, first._id, unit)

  await page.goto(`/day/manifests?date=${day}`)
  await page.getByRole('button', { name: say('Send sheets', 'שליחת דפים') }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('checkbox', { name: say('Guides and drivers get a link', 'מדריכים ונהגים יקבלו קישור') })
    .uncheck()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByRole('listitem').first()).toContainText(say('PDF by email', 'PDF באימייל'))
  await dialog.getByRole('button', { name: say('Send by message', 'שליחה בהודעה') }).click()
  await expect(dialog.getByText(say('2 of 2 sent', '2 מתוך 2 נשלחו'))).toBeVisible()
  expect(mails.recipients).toHaveLength(2)
  await dialog
    .getByRole('button', { name: say('Close', 'סגירה'), exact: true })
    .last()
    .click()

  await putOn(page, second._id, unit)
  const row = page.getByRole('main').getByRole('row').nth(1)
  await expect(row).toContainText(say('Changed since version', 'השתנה מאז גרסה'))
  await row.getByRole('link').click()
  await expect(page.getByRole('status').filter({ hasText: 'Late' })).toContainText('+')
  await expect(page.getByText(say('Sent to', 'נשלח אל')).first()).toBeVisible()
  await page.getByRole('button', { name: say('Print', 'הדפסה'), exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: say('PDF, only what changed', 'PDF, רק מה שהשתנה') }).click()
  expect((await download).suggestedFilename()).toMatch(/^manifest_.*_he\.pdf$/)
})

test('a supplier is asked for a vehicle, and the reply is entered on it', async ({ page, say, signIn }) => {
  await signIn(page, 'admin@demo.example')
  const day = dayAhead(96)
  const order = await placeOrder(page, { tour, day, adults: 2, lastName: 'Early' })
  const unit = await planUnit(page, order.tour, day)
  await putOn(page, order._id, unit)
  await page.goto(`/manifest/${unit}`)
  await page.getByRole('button', { name: say('Ask the supplier', 'פנייה לספק') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('Remarks', 'הערות')).fill('Child seat, please')
  const letter = dialog.getByRole('region', { name: say('What the supplier gets', 'מה הספק יקבל') })
  await expect(letter).toContainText('Child seat, please')
  await dialog.getByRole('button', { name: say('Send the request', 'שליחת הפנייה') }).click()
  await seeToast(page, say('The request is on its way', 'הפנייה בדרך'))
  const panel = page.getByRole('region', { name: say('Supplier', 'ספק'), exact: true })
  await expect(panel).toContainText(say('Asked', 'ממתין לתשובה'))
  await expect.poll(() => mails.recipients.length).toBe(1)
  await panel.getByLabel(say('What did they say?', 'מה אמרו?')).fill('OK, driver Shimon')
  await panel.getByRole('button', { name: say('Confirmed', 'אישר'), exact: true }).click()
  await expect(panel).toContainText(say('Reply entered', 'תשובה'))
  await expect(panel.getByRole('paragraph').filter({ hasText: 'OK, driver Shimon' })).toBeVisible()
  await page.goto(`/day/manifests?date=${day}`)
  await expect(page.getByRole('main').getByRole('row').nth(1)).toContainText(say('Confirmed', 'אושר'))
})

test('messages to many are stopped halfway: what’s out is out, the rest is canceled', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  await sendAtNightToo(page)
  const day = dayAhead(97)
  const names = ['Alon', 'Bar', 'Carmi', 'Dayan', 'Eden', 'Friedman']
  const entries: string[] = []
  for (const lastName of names) {
    const { _id } = await placeOrder(page, { tour, day, lastName })
    entries.push(...(await entriesOf(page, _id)))
  }
  const preview = { target: { entries }, event: 'free', channel: 'email', texts: words }
  const shown = await (await page.request.post(`${api}/messages/preview`, { data: preview })).json()
  const refuse = mails.holdAfter(3)
  const data = { ...preview, hash: shown.hash, clientKey: crypto.randomUUID() }
  const { batch } = await (await page.request.post(`${api}/messages`, { data })).json()

  await page.goto('/messages/outbox')
  await page.getByRole('link', { name: say('Show these messages', 'להודעות האלה') }).click()
  await expect(page).toHaveURL(new RegExp(batch))
  await expect(page.getByText(say('3 of 6 sent', '3 מתוך 6 נשלחו'))).toBeVisible()
  await page.getByRole('button', { name: say('Stop sending', 'עצירת השליחה') }).click()
  await answer(page, say('will be canceled', 'ויבוטלו'), say('Stop sending', 'עצירת השליחה'))
  await expect(page.getByText(say('3 canceled', '3 בוטלו'))).toBeVisible()
  refuse()
  await page.reload()
  await expect(page.getByText(say('3 of 6 sent', '3 מתוך 6 נשלחו'))).toBeVisible()
  await expect(page.getByRole('main').getByText(say('CANCELED', 'בוטלה'), { exact: true })).toHaveCount(3)
  expect(mails.recipients).toHaveLength(3)
})

/** Turns off the quiet hours, so that no message is held until the morning. */
async function sendAtNightToo(page: Page): Promise<void> {
  const address = `${api}/settings/messages`
  const settings = await (await page.request.get(address)).json()
  const customersQuiet = { ...settings.customersQuiet, isOn: false }
  const saved = await page.request.put(address, { data: { ...settings, customersQuiet } })
  expect(saved.ok(), await saved.text()).toBe(true)
}

const words = {
  en: { subject: 'Bring water', body: 'Hello {{customer.firstName}}, it gets hot.' },
  he: { subject: '', body: '' },
}

/** Adds a supplier's vehicle with a driver to the departure of a day. */
async function planUnit(page: Page, tourId: string, day: string): Promise<string> {
  const event = await (await page.request.get(`${api}/tourEvents/getOrCreate/${day}?tour=${tourId}`)).json()
  const made = await page.request.post(`${api}/tourCars`, { data: { tourEvent: event._id } })
  const { _id } = await made.json()
  const suppliers = await (await page.request.get(`${api}/carSuppliers`)).json()
  const drivers = await (
    await page.request.get(`${api}/operators?role=driver&startDate=${day}&endDate=${day}`)
  ).json()
  const crew = {
    car: null,
    externalCar: { carSupplier: suppliers.data[0]._id, seats: 19 },
    driver: drivers.data[0]._id,
    guide: [],
  }
  const changed = await page.request.put(`${api}/tourCars/${_id}`, { data: crew })
  expect(changed.ok(), await changed.text()).toBe(true)
  return _id
}

async function entriesOf(page: Page, order: string): Promise<string[]> {
  const saved = await page.request.get(`${api}/orders/${order}`)
  const { selectedTours }: { selectedTours: { _id: string }[] } = await saved.json()
  return selectedTours.map(({ _id }) => _id)
}
