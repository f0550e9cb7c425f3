import { weekdayFrom } from '../../support/days.ts'
import { orderForm } from '../../support/orderForm.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, test } from '../journey.ts'

const tours = ['Jerusalem and the Dead Sea', 'Bethlehem Half Day']

interface Saved {
  _id: string
  customTotalPrice: number
  payments: { _id: string; action: string; amountInCurrency: number }[]
}

test.beforeEach(({ page, signIn }) => signIn(page, 'super@demo.example'))

test('a tour canceled in a paid order with a custom total shows its share before the save refunds it', async ({
  page,
  say,
}) => {
  const order = await placeWithTotal(page)
  await page.request.post(`/api/v1/orders/${order._id}/payments/${order.payments[0]?._id}/paid`)
  await page.goto(`/operations?order=${order._id}`)
  const desk = orderForm(page, say, page.getByRole('dialog', { name: say('Order', 'הזמנה') }))
  await desk.step(say('Summary', 'סיכום'))
  await desk.cards
    .first()
    .getByRole('button', { name: say('Delete tour', 'מחיקת הסיור') })
    .click()
  const question = page.getByRole('dialog', { name: say('Cancel the tour', 'ביטול הסיור') })
  const refund = question.getByText(say('will be refunded when you save', 'עם השמירה יוחזרו'))
  const announced = amountsIn(await refund.innerText())[0] ?? 0
  expect(announced).toBeGreaterThan(0)
  await question.getByRole('button', { name: say('Cancel the tour', 'ביטול הסיור') }).click()
  await expect(desk.summary).toContainText(say('will be refunded when you save', 'עם השמירה יוחזרו'))
  await expect.poll(async () => amountsIn(await desk.summary.innerText())).toContain(announced)
  await expect(desk.form).toContainText(say('Without the canceled tours:', 'בלי הסיורים שבוטלו:'))

  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  const saved = await read(page, order._id)
  expect(saved.payments.find(({ action }) => action === 'refund')?.amountInCurrency).toBe(announced)
  expect(saved.customTotalPrice).toBeCloseTo(1000 - announced, 2)
  await expect(desk.summary).not.toContainText(say('refunded', 'יוחזרו'))
})

test('PRICE-12 everybody sees a custom total and a super user changes it; it follows the currency there and back, and says what it was converted from', async ({
  page,
  say,
  colleague,
}) => {
  const order = await placeWithTotal(page)
  const staff = await colleague('owner@demo.example')
  await staff.goto(`/operations?order=${order._id}`)
  const theirs = orderForm(staff, say, staff.getByRole('dialog', { name: say('Order', 'הזמנה') }))
  await theirs.step(say('Summary', 'סיכום'))
  await expect(theirs.field(say('Custom total price', 'מחיר סופי ידני'))).toHaveValue('₪1000')
  await expect(theirs.field(say('Custom total price', 'מחיר סופי ידני'))).toBeDisabled()

  await page.goto(`/operations?order=${order._id}`)
  const desk = orderForm(page, say, page.getByRole('dialog', { name: say('Order', 'הזמנה') }))
  const total = desk.field(say('Custom total price', 'מחיר סופי ידני'))
  const choose = (name: string) => desk.choose(say('Currency', 'מטבע'), name)
  const converted = desk.form.getByText(say('Converted from', 'הומר מ'))
  await desk.step(say('Summary', 'סיכום'))
  await expect(total).toHaveValue('₪1000')
  await choose('USD')
  await expect(converted).toContainText('₪1,000.00')
  const dollars = amountsIn(await total.inputValue())[0] ?? 0
  expect(dollars).toBeGreaterThan(200)
  expect(dollars).toBeLessThan(400)
  await expect(desk.total).toHaveText(`$${dollars}`)
  await choose('EUR')
  await choose('ILS')
  await expect(total).toHaveValue('₪1000')
  await expect(converted).toHaveCount(0)
  await choose('USD')
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  expect((await read(page, order._id)).customTotalPrice).toBe(dollars)
})

test('a tour without a list price shows none under an agreed total, on the order’s page and in its form', async ({
  page,
  say,
}) => {
  const { data: sold } = await get<{ data: { _id: string }[] }>(page, 'tours/getActiveTours')
  const answer = await page.request.post('/api/v1/orders', {
    data: {
      orderType: 'package',
      agency: await payingAgency(page),
      currency: 'USD',
      customTotalPrice: 4150,
      userInformation: { firstName: 'Noa', lastName: 'Eshel', email: 'noa@guests.example' },
      selectedTours: [
        {
          tour: sold[0]?._id,
          startDate: weekdayFrom(20, 1),
          endDate: weekdayFrom(20, 1),
          language: 'english',
          tourOption: 'car + guide',
          vehicleSize: 7,
          numOfParticipants: 5,
          pickup: { city: 'herzliya', name: 'Herzliya Marina / Arena Mall' },
        },
      ],
    },
  })
  const order: Saved = await answer.json()
  expect(order).toMatchObject({ customTotalPrice: 4150 })

  await page.goto(`/order/${order._id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('$4,150.00')
  const tour = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(tour).toHaveCount(1)
  await expect(tour).not.toContainText('$')
  await page.goto(`/operations?order=${order._id}`)
  const desk = orderForm(page, say, page.getByRole('dialog', { name: say('Order', 'הזמנה') }))
  await expect(desk.total).toHaveText('$4,150.00')
  await expect(desk.summary.getByRole('listitem').first()).not.toContainText('$')
  await desk.step(say('Summary', 'סיכום'))
  await expect(desk.cards.first()).toContainText('–')
  await expect(desk.cards.first()).not.toContainText('$')
})

/** Two tours for an agency that pays for itself, with an agreed total of ₪1,000. */
async function placeWithTotal(page: Page): Promise<Saved> {
  const { data: sold } = await get<{ data: { _id: string; name: string }[] }>(page, 'tours/getActiveTours')
  const answer = await page.request.post('/api/v1/orders', {
    data: {
      orderType: 'daily',
      agency: await payingAgency(page),
      isAgencyPayment: true,
      currency: 'ILS',
      customTotalPrice: 1000,
      userInformation: { firstName: 'Noa', lastName: 'Eshel', email: 'noa@guests.example' },
      selectedTours: tours.map((name) => ({
        tour: sold.find((tour) => tour.name === name)?._id,
        date: weekdayFrom(20, 1),
        group_type: 'small_group',
        language: 'english',
        price_class: 'premium',
        participants: { adult: 2 },
        pickup: { city: 'herzliya', name: 'Herzliya Marina / Arena Mall' },
      })),
    },
  })
  expect(await answer.json()).toMatchObject({ customTotalPrice: 1000 })
  return answer.json()
}

/** An agency that may pay for its customers. */
async function payingAgency(page: Page): Promise<string | undefined> {
  const { data: sellers } = await get<{ data: { _id: string; doesAllowPaymentToAgency: boolean }[] }>(
    page,
    'accounts/sellers',
  )
  return sellers.find(({ doesAllowPaymentToAgency }) => doesAllowPaymentToAgency)?._id
}

const read = (page: Page, id: string) => get<Saved>(page, `orders/${id}`)

async function get<Answer>(page: Page, path: string): Promise<Answer> {
  return (await page.request.get(`/api/v1/${path}`)).json()
}

/** All amounts in a text. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/[$€₪]([\d,.]*\d)/g)].map(([, amount]) => Number(amount?.replaceAll(',', '')))
}
