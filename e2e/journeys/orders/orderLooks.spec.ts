import { faultsOf } from '../../support/axe.ts'
import { backgroundOf } from '../../support/colours.ts'
import { expect, type Locator, type Page, test } from '../../support/journey.ts'
import { openOrder } from '../../support/openOrder.ts'
import { unpaidAgencyOrder } from '../../support/pages.ts'

const [laptop, phone] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test('PAY-08 the states of an order’s payments are orange, its money is in sight on a laptop, and nothing of it is cut off on a phone', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  const main = page.getByRole('main')
  const why = say('Why this price?', 'איך חושב המחיר?')
  await page.setViewportSize(laptop)
  await signIn(page, 'owner@demo.example')
  const order = await unpaidAgencyOrder(page)

  await test.step('the list', async () => {
    // Ranges of several days take more room.
    await page.goto('/operations?orderType=daily')
    for (const name of [
      say('Tour Status', 'סטטוס הסיור'),
      say('Order Status', 'סטטוס ההזמנה'),
      say('Total', 'סה״כ'),
      say('Paid', 'שולם'),
      say('Open', 'נותר לתשלום'),
    ])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await picture(page, 'money')
  })

  await test.step('the page of an order', async () => {
    await page.goto(`/order/${order}`)
    const tag = (status: string) => main.getByText(status, { exact: true }).first()
    await expectOrange(tag(say('AWAITING PAYMENT', 'ממתין לתשלום')))
    await expectOrange(tag(say('Pending', 'ממתין')))
    await payAPart(page, order)
    await page.reload()
    await expectOrange(tag(say('PARTIAL', 'שולם חלקית')))
    await payOff(page, order)
    await page.reload()
    await expectOrange(tag(say('PAID', 'שולם')))
    await main.getByRole('button', { name: why }).first().click()
    await expect(main.getByRole('list', { name: why }).first()).toBeVisible()
    expect(await faultsOf(page, 'main')).toEqual([])
    await picture(page, 'order-page')
    await page.setViewportSize(phone)
    await main.getByRole('region', { name: say('Ledger', 'כרטסת ההזמנה') }).scrollIntoViewIfNeeded()
    await expectNothingCutOff(page)
    await picture(page, 'order-page-narrow')
  })

  await test.step('its form', async () => {
    const desk = await openOrder(page, say, { _id: order })
    await desk.step(say('Summary', 'סיכום'))
    await desk.cards.first().getByRole('button', { name: why }).click()
    await expect(desk.cards.first().getByRole('list', { name: why })).toBeVisible()
    await expectNothingCutOff(page)
    await picture(page, 'order-form-narrow')
    await page.setViewportSize(laptop)
    const question = desk.summary.getByRole('button', { name: why }).first()
    await question.click()
    await expect(desk.summary.getByRole('list', { name: why })).toBeVisible()
    expect(await faultsOf(page, '[role="dialog"]')).toEqual([])
    await picture(page, 'order-form')
  })

  await test.step('its confirmation', async () => {
    await page.setViewportSize(phone)
    await page.goto(`/checkout/${order}`)
    await expect(main.getByRole('listitem').getByRole('heading').first()).toBeInViewport()
    await expectNothingCutOff(page)
    await picture(page, 'checkout-narrow')
  })
})

async function expectOrange(tag: Locator): Promise<void> {
  const [red, green, blue] = await backgroundOf(tag)
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(blue)
}

/** The page must not scroll sideways. */
async function expectNothingCutOff(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
}

interface Payments {
  payments: { _id: string; status: string }[]
}

async function payAPart(page: Page, order: string): Promise<void> {
  const data = { amount: 20, clientKey: crypto.randomUUID() }
  const answer = await page.request.post(`/api/v1/orders/${order}/payments`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { payments }: Payments = await answer.json()
  await pay(page, order, payments.at(-1)?._id)
}

async function payOff(page: Page, order: string): Promise<void> {
  const { payments }: Payments = await (await page.request.get(`/api/v1/orders/${order}`)).json()
  for (const { _id, status } of payments) if (status === 'pending') await pay(page, order, _id)
}

async function pay(page: Page, order: string, payment: string | undefined): Promise<void> {
  const answer = await page.request.post(`/api/v1/orders/${order}/payments/${payment}/paid`)
  expect(answer.ok(), await answer.text()).toBe(true)
}
