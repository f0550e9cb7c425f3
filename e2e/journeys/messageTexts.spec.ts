import { faultsOf } from '../support/axe.ts'
import { dayAhead } from '../support/days.ts'
import { expect, type Page } from '../support/journey.ts'
import { test } from '../support/mailingProduct.ts'
import { type PlacedOrder, placeOrder } from '../support/placeOrder.ts'
import { seeToast } from '../support/toasts.ts'

test('the owner writes the text of a confirmation, and customers get it, and hear of a new pickup time', async ({
  page,
  mails,
  emptyDay,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'owner@demo.example', '/messages/outbox')
  await test.step('a text with an error says so at the field, and keeps what was typed', async () => {
    await page.getByRole('tab', { name: say('Templates', 'תבניות') }).click()
    await page.waitForURL('**/messages/templates')
    const body = page.getByRole('textbox', { name: say('Text', 'נוסח') })
    await body.fill('Hello {{customer.firstNam}}')
    await page.getByRole('button', { name: say('Save', 'שמירה') }).click()
    await expect(
      page.getByText(say('Unknown field: customer.firstNam', 'שדה לא מוכר: customer.firstNam')),
    ).toBeVisible()
    await body.fill('Shalom ')
    await page.getByRole('button', { name: say('First name', 'שם פרטי') }).click()
    await expect(body).toHaveValue('Shalom {{customer.firstName}}')
    await expect(page.getByRole('region', { name: say('Preview', 'תצוגה מקדימה') })).toContainText(
      /Shalom \S/,
    )
    await picture(page, 'message-template')
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: say('Save', 'שמירה') }).click()
    await expect(page.getByText(say('The text was saved', 'הנוסח נשמר'))).toBeVisible()
    await page.reload()
    await expect(body).toHaveValue('Shalom {{customer.firstName}}')
  })

  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: emptyDay,
    lastName: 'Peretz',
    pickup: { city: 'tel_aviv', name: 'Hilton Tel Aviv' },
  })

  await test.step('the confirmation waits in the outbox, and goes out with the text', async () => {
    await page.goto('/messages/outbox')
    const row = rowOf(page, order, say('Booking confirmed', 'אישור הזמנה'))
    await expect(row).toContainText(say('WAITING', 'ממתינה'))
    await row.getByText(say('Booking confirmed', 'אישור הזמנה')).click()
    await page.getByRole('button', { name: say('Send now', 'שליחה עכשיו') }).click()
    await expect(page.getByRole('dialog')).toContainText(/Shalom \S/)
    await page.keyboard.press('Escape')
  })

  await test.step('ten minutes later at all stops: who was reminded hears of it', async () => {
    const unit = await unitOf(page, order, emptyDay)
    await remind(page, unit)
    await page.goto(`/manifest/${unit}?tab=stops`)
    await page.getByRole('button', { name: say('Shift all', 'הזזת הכול') }).click()
    await page.getByRole('menuitem', { name: say('10 minutes later', '10 דקות מאוחר יותר') }).click()
    await page.getByRole('button', { name: say('Save', 'שמירה'), exact: true }).click()
    await expect(page.getByText(say('Stops saved.', 'העצירות נשמרו.'))).toBeVisible()
    const time = await page
      .getByRole('list', { name: say('Stops', 'עצירות') })
      .getByRole('textbox')
      .first()
      .inputValue()
    await page.goto('/messages/outbox')
    const row = rowOf(page, order, say('New pickup time', 'שעת איסוף חדשה'))
    await expect(row).toContainText(say('WAITING', 'ממתינה'))
    await picture(page, 'messages-outbox')
    expect(await faultsOf(page)).toEqual([])
    await row.getByText(say('New pickup time', 'שעת איסוף חדשה')).click()
    await page.getByRole('button', { name: say('Send now', 'שליחה עכשיו') }).click()
    await expect(page.getByRole('dialog')).toContainText(time)
    await page.keyboard.press('Escape')
    await expect
      .poll(() => mails.recipients.filter((address) => address === 'noa@guests.example').length)
      .toBe(3)
  })

  await test.step('settings say what goes out, how and when', async () => {
    await page.getByRole('tab', { name: say('Settings', 'הגדרות') }).click()
    await page.waitForURL('**/messages/settings')
    await page
      .getByRole('textbox', { name: say('Reminder, on the day before', 'תזכורת, ביום שלפני') })
      .fill('21:00')
    await page.getByRole('button', { name: say('Save', 'שמירה') }).click()
    await expect(
      page.getByText(say("This can't be before the reminder", 'אי אפשר להקדים את שעת התזכורת')),
    ).toBeVisible()
    await page
      .getByRole('textbox', { name: say('Reminder, on the day before', 'תזכורת, ביום שלפני') })
      .fill('16:30')
    await page.getByRole('button', { name: say('Save', 'שמירה') }).click()
    await expect(page.getByText(say('Settings saved', 'ההגדרות נשמרו'))).toBeVisible()
    await picture(page, 'message-settings')
    expect(await faultsOf(page)).toEqual([])
  })
})

function rowOf(page: Page, order: PlacedOrder, event: string) {
  return page
    .getByRole('row')
    .filter({ hasText: String(order.orderNumber) })
    .filter({ hasText: event })
}

/** Puts the order on a new vehicle of its day. */
async function unitOf(page: Page, { _id, tour }: PlacedOrder, day: string): Promise<string> {
  const saved = await (await page.request.get(`/api/v1/orders/${_id}`)).json()
  const event = await (await page.request.get(`/api/v1/tourEvents/getOrCreate/${day}?tour=${tour}`)).json()
  const made = await page.request.post('/api/v1/tourCars', { data: { tourEvent: event._id } })
  const unit = (await made.json())._id as string
  const data = { order: _id, selectedTour: saved.selectedTours[0]?._id, _id: unit }
  const added = await page.request.post(`/api/v1/tourCars/addOrder/${unit}`, { data })
  expect(added.ok()).toBe(true)
  return unit
}

/** Sends everyone on a vehicle the reminder, as if it were the day before. */
async function remind(page: Page, unit: string): Promise<void> {
  const ask = { target: { tourCar: unit }, event: 'tour_reminder', channel: 'email' }
  const { hash } = await (await page.request.post('/api/v1/messages/preview', { data: ask })).json()
  const clientKey = '0190a000-0000-7000-8000-00000000000a'
  const sent = await page.request.post('/api/v1/messages', { data: { ...ask, hash, clientKey } })
  expect(sent.ok()).toBe(true)
  await letGo(page, 'tour_reminder')
}

/**
 * Sends messages that are pending until the morning, as mails are in the evening; returns once none of this
 * event is in progress.
 */
async function letGo(page: Page, event: 'tour_reminder' | 'free'): Promise<void> {
  const idsIn = async (status: string): Promise<string[]> => {
    const answer = await page.request.get(`/api/v1/messages?event=${event}&status=${status}`)
    return (await answer.json()).data.map(({ _id }: { _id: string }) => _id)
  }
  for (const id of await idsIn('waiting')) await page.request.post(`/api/v1/messages/${id}/send`)
  await expect.poll(async () => (await idsIn('pending')).length).toBe(0)
}

test('a text to send by hand opens with the number and the name that the customer has now', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'owner@demo.example', '/messages/outbox?status=by_hand')
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: emptyDay,
    lastName: 'Golan',
    mobilePhone: '050-5550177',
  })
  const texts = { en: { subject: '', body: 'Hello {{customer.lastName}}' }, he: { subject: '', body: '' } }
  const ask = { target: { order: order._id }, event: 'free', channel: 'whatsapp', texts }
  const { hash } = await (await page.request.post('/api/v1/messages/preview', { data: ask })).json()
  const clientKey = crypto.randomUUID()
  await page.request.post('/api/v1/messages', { data: { ...ask, hash, clientKey } })
  const row = rowOf(page, order, say('A text of your own', 'טקסט חופשי'))
  await expect(row).toContainText('+972505550177')
  const buttons = await row.getByRole('button').evaluateAll((all) => {
    const boxes = all.map((button) => button.getBoundingClientRect()).filter(({ width }) => width > 0)
    const middles = boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2))
    const sorted = boxes.sort((a, b) => a.left - b.left)
    return {
      lines: new Set(middles).size,
      overlaps: sorted.filter(({ left }, index) => left < (sorted[index - 1]?.right ?? left)).length,
    }
  })
  expect(buttons, 'the buttons of a row stand in one line').toEqual({ lines: 1, overlaps: 0 })

  const address = `/api/v1/orders/${order._id}`
  const { selectedTours } = await (await page.request.get(address)).json()
  const entries = selectedTours.map(({ _id }: { _id: string }) => ({ _id }))
  const userInformation = { lastName: 'Peretz', mobilePhone: '050-5550188' }
  const changed = await page.request.put(address, {
    data: { orderType: 'daily', userInformation, selectedTours: entries },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  await expect(row).toContainText('+972505550188')
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const chat = page.waitForEvent('popup')
  await row.getByRole('button', { name: say('Open in WhatsApp', 'פתיחה ב־WhatsApp') }).click()
  const opened = await chat
  await opened.waitForURL('https://wa.me/972505550188?text=Hello%20Peretz')
  await opened.close()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await row.getByRole('button', { name: say('Copy the text', 'העתקת הטקסט') }).click()
  await seeToast(page, say('The text was copied', 'הטקסט הועתק'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hello Peretz')

  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const card = page.getByRole('listitem').filter({ hasText: 'Peretz' })
  for (const [english, hebrew] of [
    ['Open in WhatsApp', 'פתיחה ב־WhatsApp'],
    ['Mark as sent', 'סימון כנשלחה'],
  ] as const)
    await expect(card.getByRole('button', { name: say(english, hebrew) })).toBeVisible()
  if (wide) await page.setViewportSize(wide)

  // Canceled in another tab, so it leaves the list.
  await page.request.post('/api/v1/orders/cancel', { data: { orderId: order._id, canRefund: false } })
  await expect(row).toHaveCount(0)
})

test('NOTE-23 a text goes to the customers of a selection: in two languages, after a look at who gets it, how, and who doesn’t', async ({
  page,
  mails,
  say,
  signIn,
  picture,
}) => {
  await signIn(page, 'owner@demo.example')
  const wish = { tour: 'Jerusalem and the Dead Sea', day: dayAhead(98) }
  const names = ['Quorumone', 'Quorumtwo', 'Quorumthree']
  const orders: PlacedOrder[] = []
  for (const lastName of names) orders.push(await placeOrder(page, { ...wish, lastName }))
  const [muted] = orders
  const mute = await page.request.put(`/api/v1/orders/${muted?._id}/messageSettings`, {
    data: { muted: true },
  })
  expect(mute.ok()).toBe(true)
  const hebrew = { customerLanguage: 'he' }
  await page.request.put(`/api/v1/orders/${orders[1]?._id}/messageSettings`, { data: hebrew })
  const before = mails.recipients.length

  await page.goto('/operations?search=Quorum')
  for (const { orderNumber } of orders)
    await page
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: String(orderNumber) })
      .getByRole('checkbox')
      .click()
  const bar = page.getByRole('region', { name: say('Selected rows', 'השורות שנבחרו') })
  await bar.getByRole('button', { name: say('Message the customers', 'הודעה ללקוחות') }).click()
  const dialog = page.getByRole('dialog')
  const field = (english: string, hebrew: string) =>
    dialog.getByRole('textbox', { name: say(english, hebrew), exact: true })
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  await press(say('Preview', 'תצוגה מקדימה'))
  await expect(field('English text', 'טקסט באנגלית')).toHaveAttribute('aria-invalid', 'true')
  await field('English text: Subject', 'טקסט באנגלית: נושא').fill('Bring water')
  await field('English text', 'טקסט באנגלית').fill('Hello {{customer.firstName}}, it gets hot.')
  await field('Hebrew text: Subject', 'טקסט בעברית: נושא').fill('להביא מים')
  await field('Hebrew text', 'טקסט בעברית').fill('שלום {{customer.firstName}}, יהיה חם.')
  await press(say('Preview', 'תצוגה מקדימה'))

  const going = dialog.getByRole('region', { name: say('Who gets it, and how', 'מי יקבל, ואיך') })
  await expect(going.getByRole('listitem')).toHaveCount(2)
  await expect(going).toContainText('@')
  const silent = dialog.getByRole('region', { name: say('Who gets none', 'מי לא יקבל') })
  await expect(silent).toContainText('Quorumone')
  await expect(dialog).toContainText('שלום')
  await picture(page, 'who gets a message')
  expect(await faultsOf(page)).toEqual([])
  const sent = page.waitForResponse(
    (response) => response.url().endsWith('/messages') && response.request().method() === 'POST',
  )
  await press(say('Send', 'שליחה'))
  await sent
  await letGo(page, 'free')
  await expect.poll(() => mails.recipients.length).toBe(before + 2)
})
