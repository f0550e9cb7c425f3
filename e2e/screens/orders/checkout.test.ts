import { weekdayFrom } from '../../support/days.ts'
import { entryOfNextDays } from '../../support/pages.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { watchCalls } from '../../support/requests.ts'
import { expect, type Locator, type Page, test } from '../journey.ts'

const marina = { city: 'herzliya', name: 'Herzliya Marina / Arena Mall' }

test('ROUTE-34 CHK-01 CHK-02 CHK-03 CHK-04 CHK-05 CHK-06 CHK-07 CHK-08 CHK-09 CHK-10 CHK-11 CHK-12 CHK-13 CHK-14 CHK-15 CHK-22 the confirmation of an order says what was booked, when and where to wait', async ({
  page,
  say,
  signIn,
  language,
}) => {
  await signIn(page, 'super@demo.example')
  const day = weekdayFrom(20, 1)
  const [there, back] = await placesOf(page, 'tel_aviv')
  const order = await book(page, {
    selectedTours: [
      entryOf(day, { participants: { adult: 2, child: 1 } }),
      entryOf(weekdayFrom(27, 1), {
        pickup: { city: 'tel_aviv', name: there },
        differentDropoff: true,
        dropoff: { city: 'tel_aviv', name: back },
      }),
    ],
  })
  const booked = order.selectedTours[0]
  if (!booked) throw new Error('No tour was booked')
  const calls = watchCalls(page)

  await test.step('from the page of the order', async () => {
    await page.goto(`/order/${order._id}`)
    await page
      .getByRole('link', { name: say('Confirmation', 'אישור הזמנה') })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/checkout/${order._id}$`))
  })
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Great!', 'מצוין!'))
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    say('You Successfully Booked Your Trip!', 'הטיול שלכם הוזמן בהצלחה!'),
  )
  await expect(main).toContainText(String(order.orderNumber))

  const [first, second] = [tours(main).nth(0), tours(main).nth(1)]
  await expect(first.getByRole('heading')).toHaveText(booked.tour.name)
  await expect(first).toContainText(inWords(day, language))
  await expect(first).toContainText(`2 x ${say('Adult', 'מבוגר')}`)
  await expect(first).toContainText(`1 x ${say('Child', 'ילד')}`)
  await expect(first).toContainText(booked.pickup.pickupTimeStart)
  await expect(first).toContainText(`${say('Herzliya', 'הרצליה')}, ${marina.name}`)
  await expect(first).toContainText(say('Drop-off same as pickup', 'ההורדה במקום האיסוף'))
  await expect(first.locator('img')).toHaveAttribute('src', booked.tour.thumbnails.wide)
  await expect(second).toContainText(`${say('Tel Aviv', 'תל אביב')}, ${there}`)
  await expect(second).toContainText(`${say('Drop-off:', 'הורדה:')} ${say('Tel Aviv', 'תל אביב')}, ${back}`)

  for (const text of [
    say('See you soon!', 'נתראה בקרוב!'),
    say('Guests should be waiting at time indicated', 'יש להמתין במקום האיסוף בשעה שצוינה'),
    say('Pick up may be delayed due to traffic conditions', 'ייתכן עיכוב באיסוף בגלל עומסי תנועה'),
  ])
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  expect(calls()).toContain(`GET orders/${order._id}`)

  await test.step('a visitor gets the login page', async () => {
    await page.request.post('/api/v1/auth/logout')
    await page.goto(`/checkout/${order._id}`)
    await expect(page).toHaveURL(/\/login/)
  })
})

test('CHK-16 CHK-17 CHK-18 CHK-19 CHK-20 CHK-21 a confirmation shows subtotal, discount and total in the currency of the order', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  const day = weekdayFrom(20, 1)
  const plain = await book(page, { currency: 'EUR', selectedTours: [entryOf(day)] })
  const cheaper = await book(page, {
    currency: 'ILS',
    coupon_code: 'WELCOME10',
    selectedTours: [entryOf(day), entryOf(weekdayFrom(27, 1), { participants: { adult: 3 } })],
  })
  const calls = watchCalls(page)

  await page.goto(`/checkout/${cheaper._id}`)
  const subtotal = subtotalOf(cheaper) * rateOf(cheaper)
  const total = cheaper.calculatedPrices.totalPrice * rateOf(cheaper)
  expect(subtotal).toBeGreaterThan(total)
  expect(await amounts(page)).toEqual([
    [say('Subtotal', 'סכום ביניים'), `₪${written(subtotal)}`],
    [say('Discount', 'הנחה'), `-₪${written(subtotal - total)}`],
    [say('Total', 'סה״כ'), `₪${written(total)}`],
  ])
  expect(calls()).toContain(`GET currency/fixed?orderId=${cheaper._id}`)

  await page.goto(`/checkout/${plain._id}`)
  const price = written(plain.calculatedPrices.totalPrice * rateOf(plain))
  expect(await amounts(page)).toEqual([
    [say('Subtotal', 'סכום ביניים'), `€${price}`],
    [say('Total', 'סה״כ'), `€${price}`],
  ])
})

test('the fee of a canceled tour is a line of the confirmation, so that its lines add up to the total', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  const day = weekdayFrom(20, 1)
  const order = await book(page, {
    currency: 'EUR',
    selectedTours: [entryOf(day), entryOf(weekdayFrom(27, 1))],
  })
  const data = {
    orderId: order._id,
    entries: [order.selectedTours[0]?._id],
    canRefund: false,
    collectFees: true,
  }
  const canceled = await page.request.post('/api/v1/orders/cancel', { data })
  expect(canceled.ok(), await canceled.text()).toBe(true)
  const after = await canceled.json()
  await page.goto(`/checkout/${order._id}`)
  const [subtotal, fee, total] = await amounts(page)
  expect(subtotal?.[0]).toBe(say('Subtotal', 'סכום ביניים'))
  expect(fee?.[0]).toContain(say('Cancellation fee:', 'דמי ביטול:'))
  expect(fee?.[1]).toBe(`€${written(after.fees)}`)
  const cents = (line: string[] | undefined) => Math.round(Number(line?.[1]?.replace(/[€,]/g, '')) * 100)
  expect(cents(subtotal) + cents(fee)).toBe(cents(total))
})

test('CHK-23 OMSG-20 HOLE-O93 a confirmation that can’t be loaded says so, and a second try shows it', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  // A demo order, since a page automatically reloads anything that was changed just before.
  const { orderId } = await entryOfNextDays(page)
  await page.goto('/checkout/01900000-0000-7000-8000-000000000000')
  const failure = page.getByRole('heading', { level: 1 })
  const text = say('Something went wrong Please try again later', 'משהו השתבש אפשר לנסות שוב מאוחר יותר')
  await expect(failure).toHaveText(text)
  await expect(page.getByRole('img', { name: say('Payment failed', 'התשלום נכשל') })).toBeVisible()

  let isDown = true
  await page.route(`**/orders/${orderId}`, (route) =>
    isDown ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await page.goto(`/checkout/${orderId}`)
  await expect(failure).toHaveText(text)
  const again = page.getByRole('button', { name: say('Try again', 'נסו שוב') })
  await again.focus()
  // Not before this point, since the page also reloads automatically.
  isDown = false
  await page.keyboard.press('Enter')
  await expect(failure).toHaveText(say('Great!', 'מצוין!'))
})

test('the confirmation of a canceled order only says that it was canceled', async ({ page, say, signIn }) => {
  await signIn(page, 'super@demo.example')
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: weekdayFrom(20, 1),
    lastName: 'Shapira',
  })
  await page.goto(`/checkout/${order._id}`)
  await expect(tours(page.getByRole('main'))).toHaveCount(1)
  await page.request.post('/api/v1/orders/cancel', { data: { orderId: order._id, canRefund: false } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('This order was canceled.', 'ההזמנה הזו בוטלה.'),
  )
  await expect(tours(page.getByRole('main'))).toHaveCount(0)
})

interface Booked {
  _id: string
  orderNumber: number
  currency: string
  currencyRate: number
  calculatedPrices: { totalPrice: number }
  selectedTours: {
    _id: string
    tour: { name: string; thumbnails: { wide: string } }
    pickup: { pickupTimeStart: string }
    calculatedPrices: { totalPrice: number; couponDiscount: number; generalDiscount: number }
  }[]
}

function entryOf(date: string, wish: object = {}) {
  return {
    date,
    group_type: 'small_group',
    language: 'english',
    price_class: 'premium',
    participants: { adult: 2 },
    pickup: marina,
    ...wish,
  }
}

async function book(
  page: Page,
  wish: { selectedTours: object[]; [field: string]: unknown },
): Promise<Booked> {
  const read = async (call: string) => (await page.request.get(`/api/v1/${call}`)).json()
  const { account } = await read('auth/getCurrentUser')
  const { data } = await read('tours/getActiveTours')
  const tour = data.find(({ name }: { name: string }) => name === 'Jerusalem and the Dead Sea')._id
  const answer = await page.request.post('/api/v1/orders', {
    data: {
      orderType: 'daily',
      agency: account._id,
      userInformation: { firstName: 'Noa', lastName: 'Shapira', email: 'noa@guests.example' },
      ...wish,
      selectedTours: wish.selectedTours.map((entry) => ({ tour, ...entry })),
    },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return answer.json()
}

/** The names of two stored locations in a city. */
async function placesOf(page: Page, city: string): Promise<[string, string]> {
  const me = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
  const answer = await page.request.get(`/api/v1/accounts/${me.account._id}?type=data`)
  const { priceManagement } = await answer.json()
  const [first, second] = priceManagement.pickups_dropoffs_locations.filter(
    (place: { city: string }) => place.city === city,
  )
  return [first.name, second.name]
}

function tours(main: Locator): Locator {
  return main.getByRole('listitem').filter({ has: main.page().getByRole('heading') })
}

async function amounts(page: Page): Promise<string[][]> {
  const lines = page.getByRole('main').locator('dl > div')
  await expect(lines.first()).toBeVisible()
  return lines.evaluateAll((all) =>
    all.map((line) => [...line.children].map((cell) => cell.textContent ?? '')),
  )
}

/** Each tour's price divided by the larger of its shares, in whole dollars. */
function subtotalOf({ selectedTours }: Booked): number {
  return selectedTours.reduce((sum, { calculatedPrices: { totalPrice, ...shares } }) => {
    return sum + Math.round(totalPrice / (Math.max(shares.couponDiscount, shares.generalDiscount) || 1))
  }, 0)
}

function rateOf({ currency }: Booked): number {
  return { EUR: 0.92, ILS: 3.7 }[currency] ?? 1
}

function written(amount: number): string {
  return amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** The day as `Mon Dec 14th, 2026`. */
function inWords(day: string, language: 'en' | 'he'): string {
  const date = new Date(`${day}T00:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString(language, { ...options, timeZone: 'UTC' })
  if (language === 'he') return part({ dateStyle: 'full' })
  const number = date.getUTCDate()
  const ending = number > 10 && number < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${part({ weekday: 'short' })} ${part({ month: 'short' })} ${number}${ending}, ${date.getUTCFullYear()}`
}
