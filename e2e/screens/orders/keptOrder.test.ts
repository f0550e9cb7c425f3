import { openOrder } from '../../support/openOrder.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, test } from '../journey.ts'

const api = '/api/v1'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner@demo.example'))

test('an order with a deleted ticket type can be edited like any other, and the log says what changed', async ({
  page,
  say,
  emptyDay,
}) => {
  await changeTicketTypes(page, (types) => [...types, { type: 'Veteran', pricePortion: 0.5, notes: '' }])
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: emptyDay,
    lastName: 'Halevi',
    party: { adult: 1, Veteran: 2 },
  })
  await changeTicketTypes(page, (types) => types.filter(({ type }) => type !== 'Veteran'))

  const desk = await openOrder(page, say, order)
  const veterans = desk.form.getByRole('textbox', { name: 'Veteran', exact: true })
  await expect(veterans).toHaveValue('2')
  await desk.more('Veteran').click()
  await expect(veterans).toHaveValue('3')
  await desk.field(say('Notes for this tour', 'הערות לסיור הזה')).fill('Slow walkers')
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  await page.keyboard.press('Escape')
  await expect(desk.form).toHaveCount(0)

  const log = page.getByRole('region', { name: say('Log', 'יומן שינויים') }).getByRole('listitem')
  const changes = log.filter({ hasText: say('updated', 'ההזמנה עודכנה') }).getByRole('listitem')
  const adult = say('1 adult', 'מבוגר אחד')
  const [arrow, tour] = [say('→ changed to', '← שונה ל'), 'Jerusalem and the Dead Sea']
  await expect(changes).toHaveText([
    `${tour} · ${say('Participants', 'משתתפים')}: ${adult}, 2 Veteran ${arrow} ${adult}, 3 Veteran`,
    `${tour} · ${say('Notes for this tour', 'הערות לסיור הזה')}: ${say('empty', 'ריק')} ${arrow} Slow walkers`,
    new RegExp(`^${say('Total', 'סה״כ')}: \\$\\d+\\.00 ${arrow} \\$\\d+\\.00$`),
  ])
})

test('the foot of an order’s form says Close form beside Cancel Order, also right after saving', async ({
  page,
  say,
  emptyDay,
}) => {
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: emptyDay,
    lastName: 'Shemesh',
  })
  const desk = await openOrder(page, say, order)
  const foot = desk.form.getByRole('button').filter({ hasText: /^(Close|Cancel|סגירת|ביטול)/ })
  const texts = [say('Close form', 'סגירת הטופס'), say('Cancel Order', 'ביטול ההזמנה')]
  await expect(foot).toHaveText(texts)
  await desk.field(say('Notes for this tour', 'הערות לסיור הזה')).fill('By the window')
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  await expect(foot).toHaveText(texts)
})

test('an order of a tour no longer on sale can be moved to another day', async ({ page, say, emptyDay }) => {
  const tours = await page.request.get(`${api}/tours?limit=100`)
  const { data }: { data: { _id: string; name: string }[] } = await tours.json()
  const original = data.find(({ name }) => name === 'Jerusalem and the Dead Sea')
  const copied = await page.request.post(`${api}/tours/duplicate/${original?._id}`)
  const copy: { _id: string; name: string } = await copied.json()
  await page.request.post(`${api}/tours/publish/${copy._id}`)
  const order = await placeOrder(page, { tour: copy.name, day: emptyDay, lastName: 'Barkai' })
  const removed = await page.request.delete(`${api}/tours/${copy._id}`)
  expect(removed.ok()).toBe(true)

  const desk = await openOrder(page, say, order)
  await expect(desk.list(say('Tour', 'סיור'))).toHaveValue(copy.name)
  await desk.departures.getByRole('radio').first().check()
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
})

test('OPERM-12 OPERM-13 the office is warned when it sells for an agency what the agency may not sell, and can go on', async ({
  page,
  say,
  emptyDay,
}) => {
  const sellers = await page.request.get(`${api}/accounts/sellers`)
  const { data }: { data: { _id: string; name: string }[] } = await sellers.json()
  const closed = data.find(({ name }) => name === 'Shoreline Concierge')
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: emptyDay,
    lastName: 'Sadeh',
    agency: closed?._id,
  })
  const desk = await openOrder(page, say, order)
  await desk.choose(say('Group type', 'סוג קבוצה'), say('Private', 'קבוצה פרטית'))
  const warning = say("This agency can't book private groups", 'הסוכנות הזאת לא יכולה להזמין קבוצה פרטית')
  await expect(desk.form.getByRole('status').filter({ hasText: warning })).toBeVisible()
  await desk.step(say('Summary', 'סיכום'))
  await desk.check(say('Pay to Agency', 'תשלום לסוכנות')).check()
  const payment = say("This agency can't use Pay to Agency", 'אי אפשר לבחור בתשלום לסוכנות בסוכנות הזאת')
  await expect(desk.form.getByRole('status').filter({ hasText: payment })).toBeVisible()
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  await page.keyboard.press('Escape')
  const log = page.getByRole('region', { name: say('Log', 'יומן שינויים') }).getByRole('listitem')
  for (const right of [warning, payment]) await expect(log.filter({ hasText: right }).first()).toBeVisible()
})

interface TicketType {
  type: string
  pricePortion: number
  notes: string
}

/** Changes the ticket types, as the office would on their page. */
async function changeTicketTypes(page: Page, change: (types: TicketType[]) => TicketType[]): Promise<void> {
  const user = await page.request.get(`${api}/auth/getCurrentUser`)
  const { account }: { account: { _id: string } } = await user.json()
  const prices = await page.request.get(`${api}/accounts/${account._id}?type=data`)
  const { _id, priceManagement, updatedAt } = await prices.json()
  const ticket_types = change(priceManagement.ticket_types)
  const saved = await page.request.put(`${api}/accounts/${_id}`, {
    data: { _id, updatedAt, priceManagement: { ...priceManagement, ticket_types } },
  })
  expect(saved.ok()).toBe(true)
}
