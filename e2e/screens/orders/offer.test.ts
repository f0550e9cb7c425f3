import type { Page } from '@playwright/test'
import { plusDays } from '../../support/days.ts'
import { offerNow } from '../../support/offerNow.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

/** A party that waits for the places of a day, which come back; with the rule that limits them. */
async function waitForPlaces(page: Page, day: string) {
  const order = await placeOrder(page, { tour, day, lastName: 'First' })
  const data = { tour: order.tour, startDate: day, endDate: plusDays(day, 1), places: 2 }
  const rule: { _id: string } = await (await page.request.post('/api/v1/capacityRules', { data })).json()
  const { account }: { account: { _id: string } } = await (
    await page.request.get('/api/v1/auth/getCurrentUser')
  ).json()
  const saved = await (await page.request.get(`/api/v1/orders/${order._id}`)).json()
  const party: { _id: string } = await (
    await page.request.post('/api/v1/waitingList', {
      data: {
        ...{ tour: order.tour, dates: [day], people: 2, firstName: 'Tamar', lastName: 'Golan' },
        ...{ email: 'tamar@guests.example', group_type: 'small_group', language: 'english' },
        ...{ agency: account._id, pickup: saved.selectedTours[0].pickup._id },
      },
    })
  ).json()
  await page.request.post('/api/v1/orders/cancel', { data: { orderId: order._id, canRefund: false } })
  return { order, party: party._id, rule: rule._id }
}

test('CAP-28 a customer opens the link of an offer, says yes, and sees the order', async ({
  page,
  product,
  newcomer,
  language,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'owner@demo.example')
  const { party, rule } = await waitForPlaces(page, emptyDay)
  const link = await offerNow(product, { party, date: emptyDay })

  const customer = await newcomer()
  await customer.goto(link)
  const main = customer.getByRole('main')
  if (language === 'he') await main.getByRole('button', { name: 'עברית' }).click()
  const heading = main.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(say('There are places for you', 'התפנו מקומות בשבילך'))
  await expect(main).toContainText(tour)
  await expect(main).toContainText(/2 x/)
  await expect(main).toContainText(/\$\d+/)
  await expect(main).toContainText(say('We keep the places for you until', 'המקומות שמורים לך עד'))
  await main.getByRole('button', { name: say('No, thank you', 'לא, תודה') }).click()
  await expect(main).toContainText(say('Are you sure?', 'לוותר עליהם?'))
  await main.getByRole('button', { name: say('Back', 'חזרה') }).click()
  await main.getByRole('button', { name: say('Yes, book it', 'כן, להזמין') }).click()
  await expect(heading).toHaveText(say('You’re booked', 'ההזמנה בוצעה'))
  const toOrder = main.getByRole('link', { name: say('See and pay your order', 'לצפייה בהזמנה ולתשלום') })
  const address = (await toOrder.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/checkout\/[\w-]+\/customer#[\w-]+$/)
  const found = await (await page.request.get(`/api/v1/waitingList/${party}`)).json()
  expect(found).toMatchObject({ state: 'booked', order: { orderNumber: expect.any(Number) } })

  await customer.goto(address)
  await expect(main).toContainText(String(found.order.orderNumber))
  await customer.goto(link)
  await expect(heading).toHaveText(say('You’re booked', 'ההזמנה בוצעה'))
  await page.request.delete(`/api/v1/capacityRules/${rule}`)
})

test('a customer says no to an offer, and a wrong link opens nothing', async ({
  page,
  product,
  newcomer,
  say,
  language,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'owner@demo.example')
  const { party, rule } = await waitForPlaces(page, emptyDay)
  const link = await offerNow(product, { party, date: emptyDay })
  const customer = await newcomer()
  await customer.goto(link.replace('#', '#x'))
  const main = customer.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  if (language === 'he') await main.getByRole('button', { name: 'עברית' }).click()
  await expect(heading).toHaveText(say('This link doesn’t work', 'הקישור הזה לא פעיל'))

  await customer.goto(link)
  await main.getByRole('button', { name: say('No, thank you', 'לא, תודה') }).click()
  await main.getByRole('button', { name: say('Yes, give them up', 'כן, לוותר') }).click()
  await expect(heading).toHaveText(say('Thank you for telling us', 'תודה שעדכנת אותנו'))
  await expect(main.getByRole('button', { name: say('Yes, book it', 'כן, להזמין') })).toHaveCount(0)
  const found = await (await page.request.get(`/api/v1/waitingList/${party}`)).json()
  expect(found.state).toBe('declined')
  await page.request.delete(`/api/v1/capacityRules/${rule}`)
})
