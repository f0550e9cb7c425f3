import { countHands, reportHands } from '../../support/countHands.ts'
import { weekdayFrom } from '../../support/days.ts'
import { expect, type Page, test } from '../../support/journey.ts'
import { orderForm } from '../../support/orderForm.ts'
import { seeToast } from '../../support/toasts.ts'

const tour = 'Masada, Ein Gedi and the Dead Sea'
const hotel = 'Dan Panorama Tel Aviv'
const limits = { clicks: 12, keys: 25 }

test('a returning agent books two adults by keys alone, and a clerk by mouse, without typing what is known', async ({
  page,
  say,
  signIn,
  colleague,
  picture,
  language,
}) => {
  const phone = say('0521112233', '0523332211')
  const masada = say('mas', 'מצד')
  // Playwright inserts Hebrew letters without pressing keys.
  const unpressed = say('', masada).length
  let day = ''
  let typedDay = ''

  await test.step('the agent books by keys, from the list to the saved order', async () => {
    const hands = await countHands(page)
    await signIn(page, 'agent@demo.example', '/')
    day = await bookBefore(page, phone)
    typedDay = `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`
    await page.reload()
    const desk = orderForm(page, say)
    await expect(page.getByRole('button', { name: say('New order', 'הזמנה חדשה') })).toBeVisible()
    const [before, start] = [hands(), Date.now()]
    await page.keyboard.press('n')
    await expect(desk.list(say('Tour', 'סיור'))).toBeFocused()
    await page.keyboard.type(`${masada} ${typedDay}`)
    await expect(page.getByRole('option', { name: tour })).toContainText(typedDay)
    await page.keyboard.press('Enter')
    await expect(desk.form.getByRole('textbox', { name: say('Adult', 'מבוגר'), exact: true })).toBeFocused()
    await expect(desk.form.getByText(say('As last time: ', 'כמו בפעם הקודמת: '))).toContainText(hotel)
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect(desk.list(say('Location', 'נקודה'))).toBeFocused()
    await expect(
      desk.form.getByText(say('Only a suggestion. Press Enter to confirm it.', 'זו רק הצעה. Enter לאישור.')),
    ).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(desk.field(say('First name', 'שם פרטי'))).toBeFocused()
    await expect(desk.summary).toContainText(hotel)
    await expect(desk.summary).toContainText('2 × ')
    await picture(page, 'booking by keys')
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
    await page.keyboard.type(phone.slice(0, 5))
    await expect(page.getByRole('option', { name: 'Noa Returning' })).toBeVisible()
    await picture(page, 'booking known customer')
    await page.keyboard.press('Enter')
    await expect(desk.field(say('Email', 'אימייל'))).toHaveValue('noa.returning@guests.example')
    await page.keyboard.press('Control+Enter')
    await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
    const after = { ...hands(), keys: hands().keys + unpressed }
    reportHands('two adults booked by keys', before, after, start)
    expect(after.keys - before.keys).toBeLessThanOrEqual(limits.keys)
    expect(hands().clicks).toBe(before.clicks)
  })

  await test.step('it was saved as it was typed', async () => {
    const { data } = await (await page.request.get('/api/v1/orders/agency?limit=1&sort=-orderNumber')).json()
    const order = await (await page.request.get(`/api/v1/orders/${data[0]._id}`)).json()
    expect(order.userInformation).toMatchObject({ lastName: 'Returning', mobilePhone: phone })
    expect(order.selectedTours).toMatchObject([
      {
        date: day,
        group_type: 'small_group',
        language: 'english',
        participants: { adult: 2 },
        pickup: { name: hotel },
      },
    ])
  })

  await test.step('the clerk books by mouse', async () => {
    const office = await colleague('owner@demo.example')
    const hands = await countHands(office)
    await bookBefore(office, phone)
    await office.reload()
    const desk = orderForm(office, say)
    await office.getByRole('button', { name: say('New order', 'הזמנה חדשה') }).waitFor()
    const [before, start] = [hands(), Date.now()]
    await desk.open()
    await desk.choose(say('Tour', 'סיור'), tour)
    await expect(desk.form.getByText(say('As last time: ', 'כמו בפעם הקודמת: '))).toContainText(hotel)
    await desk.departures.getByRole('radio').first().click()
    await desk.add(say('Adult', 'מבוגר'), 2)
    await desk.next()
    const phoneField = desk.field(say('Mobile phone', 'טלפון נייד'))
    await phoneField.click()
    await office.keyboard.type(phone.slice(0, 5))
    await office.getByRole('option', { name: 'Noa Returning' }).first().click()
    await desk.next()
    await desk.save()
    await seeToast(office, say('Order Saved!', 'ההזמנה נשמרה!'))
    reportHands('two adults booked by mouse', before, hands(), start)
    expect(hands().clicks - before.clicks).toBeLessThanOrEqual(limits.clicks)
    expect(hands().keys - before.keys).toBeLessThanOrEqual(5)
  })

  await test.step('the search opens the form too, tours say why they are not offered, and presets can be cleared', async () => {
    await page.goto('/agency_orders')
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type(say('new order', 'הזמנה חדשה'))
    await expect(page.getByRole('option', { selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    const desk = orderForm(page, say)
    await expect(desk.list(say('Tour', 'סיור'))).toBeFocused()
    await page.keyboard.type('safed sat')
    const refused = page.getByRole('option', { name: 'Galilee Wineries and Safed' })
    await expect(refused).toHaveAttribute('data-combobox-disabled', 'true')
    await picture(page, 'booking refused tours')
    await desk
      .list(say('Tour', 'סיור'))
      .fill(`${language === 'he' ? 'masada' : 'מצדה'} ${say('tomorrow', 'מחרתיים')}`)
    await expect(page.getByRole('option', { name: tour })).toBeVisible()
    await desk.list(say('Tour', 'סיור')).fill(`masada ${typedDay}`)
    await page.keyboard.press('Enter')
    await expect(desk.list(say('Language', 'שפה'))).toHaveValue(say('English', 'אנגלית'))
    await desk.form.getByRole('button', { name: say('Clear', 'ניקוי'), exact: true }).click()
    await expect(desk.list(say('Language', 'שפה'))).toHaveValue('')
    await expect(desk.list(say('Group type', 'סוג קבוצה'))).toHaveValue('')
    await expect(desk.form.getByText(say('As last time: ', 'כמו בפעם הקודמת: '))).toBeHidden()
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await picture(page, `booking ${width}`)
    }
  })
})

test('who types ten letters a second loses none, while the form loads, in lists, and in a second tour', async ({
  page,
  say,
  signIn,
}) => {
  const desk = orderForm(page, say)
  const list = (english: string, hebrew: string) => desk.list(say(english, hebrew))
  const adults = desk.form.getByRole('textbox', { name: say('Adult', 'מבוגר'), exact: true })
  const type = (text: string) => page.keyboard.type(text, { delay: 100 })
  await page.route('**/api/v1/orders/habits**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await signIn(page, 'super@demo.example', '/')
  await page.getByRole('button', { name: say('New order', 'הזמנה חדשה') }).waitFor()

  await page.keyboard.press('n')
  await type('golan/mx')
  await page.keyboard.press('Backspace')
  await expect(list('Tour', 'סיור')).toHaveValue('golan/m')
  await list('Tour', 'סיור').fill('golan')
  await page.keyboard.press('Enter')
  await expect(list('Tour', 'סיור')).toHaveValue('Golan Heights')

  await desk.choose(say('Group type', 'סוג קבוצה'), say('Small Group', 'קבוצה קטנה'))
  await list('Language', 'שפה').focus()
  await type(say('e', 'א'))
  await expect(list('Language', 'שפה')).toHaveValue(say('English', 'אנגלית'))
  await desk.departures.getByRole('radio').first().check()
  await list('Language', 'שפה').focus()
  await page.keyboard.press('Enter')
  await expect(adults).toBeFocused()
  await type('2')
  await page.keyboard.press('Enter')
  await expect(list('Location', 'נקודה')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(desk.field(say('First name', 'שם פרטי'))).toBeFocused()
  await desk.step(say('Tours', 'סיורים'))

  await desk.form.getByRole('button', { name: say('Add tour', 'הוספת סיור') }).press('Enter')
  await type('masada 1/12')
  await expect(list('Tour', 'סיור')).toHaveValue('masada 1/12')
  await list('Tour', 'סיור').fill(tour)
  await page.keyboard.press('Enter')
  await expect(list('Language', 'שפה')).toHaveValue(say('English', 'אנגלית'))
  await expect(adults).toHaveValue('2')
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

/**
 * Books the tour for an earlier stay of a guest with this phone, picked up at the hotel; returns the Sunday
 * it's on.
 */
async function bookBefore(page: Page, mobilePhone: string): Promise<string> {
  const api = '/api/v1'
  const { account } = await (await page.request.get(`${api}/auth/getCurrentUser`)).json()
  const { data: tours } = await (await page.request.get(`${api}/tours/getActiveTours`)).json()
  const found = tours.find(({ name }: { name: string }) => name === tour)
  const isOpen = (date: string) =>
    found.unavailabilityDates.every(
      (range: { start_date: string; end_date: string }) => date < range.start_date || range.end_date < date,
    )
  const date = [30, 37, 44, 51, 58].map((ahead) => weekdayFrom(ahead, 0)).find(isOpen) ?? ''
  const answer = await page.request.post(`${api}/orders`, {
    data: {
      orderType: 'daily',
      agency: account._id,
      userInformation: {
        firstName: 'Noa',
        lastName: 'Returning',
        email: 'noa.returning@guests.example',
        mobilePhone,
      },
      selectedTours: [
        {
          tour: found._id,
          date,
          group_type: 'small_group',
          language: 'english',
          price_class: 'premium',
          participants: { adult: 1 },
          pickup: { city: 'tel_aviv', name: hotel },
        },
      ],
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return date
}
