import type { Page } from '@playwright/test'
import { inForm, plusDays } from '../../support/days.ts'
import { choose } from '../../support/fields.ts'
import { startOrder } from '../../support/openOrder.ts'
import { orderForm } from '../../support/orderForm.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

interface Waiting {
  tour: string
  dates: string[]
  people?: number
  lastName: string
}

/** Sells all places of a day, so that others have to wait. */
async function sellOut(page: Page, day: string) {
  const order = await placeOrder(page, { tour, day, lastName: 'First' })
  const rule = { tour: order.tour, startDate: day, endDate: plusDays(day, 1), places: 2 }
  const answer = await page.request.post('/api/v1/capacityRules', { data: rule })
  const made: { _id: string } = await answer.json()
  return { order, rule: made._id }
}

/** Puts a party of the page's account on the list before the journey begins. */
async function putOnList(page: Page, { tour: id, dates, people = 2, lastName }: Waiting): Promise<string> {
  const user = await page.request.get('/api/v1/auth/getCurrentUser')
  const { account }: { account: { _id: string } } = await user.json()
  const answer = await page.request.post('/api/v1/waitingList', {
    data: {
      ...{ tour: id, dates, people, lastName, firstName: 'Tamar', email: 'tamar@guests.example' },
      ...{ group_type: 'small_group', language: 'english', agency: account._id },
    },
  })
  const made: { _id: string } = await answer.json()
  return made._id
}

test('CAP-16 a party is put on the waiting list from the order form on a sold-out day, and from the departure’s page', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'admin@demo.example', '/operations')
  const { order, rule } = await sellOut(page, emptyDay)
  const put = say('Put on the waiting list', 'הוספה לרשימת ההמתנה')
  const desk = await startOrder(page, say)
  // A day with places in the month of the sold-out one, whose calendar then offers the list.
  const near = [1, -1]
    .map((days) => plusDays(emptyDay, days))
    .find((day) => day.startsWith(emptyDay.slice(0, 7)))
  await desk.list(say('Tour', 'סיור')).fill(`dead sea ${inForm(near ?? emptyDay)}`)
  await page.getByRole('option').filter({ hasText: tour }).click()
  await desk.choose(say('Group type', 'סוג קבוצה'), say('Small Group', 'קבוצה קטנה'))
  await desk.choose(say('Language', 'שפה'), say('English', 'אנגלית'))
  await desk.setParty(say('Adult', 'מבוגר'), 2)
  await desk.form.getByRole('button', { name: put }).click()
  const dialog = page.getByRole('dialog', { name: put })
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await expect(field(say('People', 'משתתפים'))).toHaveValue('2')
  await dialog.getByRole('button', { name: put }).click()
  await expect(dialog).toContainText(say('Last Name is required', 'שם משפחה הוא שדה חובה'))
  await field(say('First name', 'שם פרטי')).fill('Tamar')
  await field(say('Last name', 'שם משפחה')).fill('Waiting')
  await field(say('Email', 'אימייל')).fill('tamar@guests.example')
  await dialog.getByRole('button', { name: put }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto(`/departure/${order.tour}/${emptyDay}`)
  const main = page.getByRole('main')
  await expect(main).toContainText(say('Nobody is waiting.', 'אין ממתינים.'))
  await main.getByRole('button', { name: put }).click()
  await choose(dialog, say('Group type', 'סוג קבוצה'), say('Small Group', 'קבוצה קטנה'))
  await choose(dialog, say('Language', 'שפה'), say('English', 'אנגלית'))
  await field(say('People', 'משתתפים')).fill('3')
  await field(say('First name', 'שם פרטי')).fill('Yael')
  await field(say('Last name', 'שם משפחה')).fill('Later')
  await field(say('Email', 'אימייל')).fill('yael@guests.example')
  await dialog.getByRole('button', { name: put }).click()
  await expect(dialog).toHaveCount(0)
  await expect(main).toContainText('Yael Later')

  await page.goto(`/departures/waiting?tours=${order.tour}&startDate=${emptyDay}&endDate=${emptyDay}`)
  await expect(main.getByRole('row').filter({ hasText: 'Yael Later' })).toBeVisible()
  await expect(main.getByRole('row').filter({ hasText: 'Tamar Waiting' })).toHaveCount(0)
  await page.request.delete(`/api/v1/capacityRules/${rule}`)
})

test('CAP-18 CAP-23 staff see who waits, oldest first, and put a party first with a reason; an agency sees its own', async ({
  page,
  say,
  signIn,
  emptyDay,
  colleague,
}) => {
  await signIn(page, 'admin@demo.example')
  const { order, rule } = await sellOut(page, emptyDay)
  const address = `/departures/waiting?tours=${order.tour}&startDate=${emptyDay}&endDate=${emptyDay}`
  await page.goto(address)
  const main = page.getByRole('main')
  await expect(main).toContainText(say('Nobody is waiting.', 'אין ממתינים.'))
  await putOnList(page, { tour: order.tour, dates: [emptyDay], lastName: 'Older' })
  const agency = await colleague('agency-admin@demo.example')
  await putOnList(agency, { tour: order.tour, dates: [emptyDay], lastName: 'Newer' })

  await page.goto(address)
  const rows = main.getByRole('row').filter({ hasText: 'Tamar' })
  await expect(rows.first()).toContainText('Older')
  await rows.filter({ hasText: 'Newer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tamar Newer' })
  const putFirst = say('Put first', 'להקדים בתור')
  await dialog.getByRole('button', { name: putFirst }).click()
  const question = page.getByRole('dialog', { name: putFirst })
  await question.getByRole('textbox', { name: say('Reason', 'סיבה') }).fill('They came all the way')
  await question.getByRole('button', { name: putFirst }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rows.first()).toContainText('Newer')

  await agency.goto(`/waiting?startDate=${emptyDay}&endDate=${emptyDay}`)
  const own = agency.getByRole('main').getByRole('row').filter({ hasText: 'Tamar' })
  await expect(own).toHaveCount(1)
  await own.click()
  const party = agency.getByRole('dialog', { name: 'Tamar Newer' })
  await expect(party).toContainText('They came all the way')
  await expect(party.getByRole('button', { name: putFirst })).toHaveCount(0)
  await party.getByRole('button', { name: say('Take off the list', 'הסרה מהרשימה') }).click()
  await expect(agency.getByRole('main')).toContainText(say('Nobody is waiting.', 'אין ממתינים.'))
  await agency.request.delete(`/api/v1/capacityRules/${rule}`)
})

test('an offer is taken in the order form, which is filled in; saving makes the order and closes the party', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  await signIn(page, 'admin@demo.example')
  const { order, rule } = await sellOut(page, emptyDay)
  const party = await putOnList(page, { tour: order.tour, dates: [emptyDay], lastName: 'Lucky' })
  await page.request.post('/api/v1/orders/cancel', { data: { orderId: order._id, canRefund: false } })
  await page.goto(`/departures/waiting?party=${party}`)
  const dialog = page.getByRole('dialog', { name: 'Tamar Lucky' })
  await dialog.getByRole('link', { name: say('Place the order', 'לביצוע ההזמנה') }).click()
  await expect(page).toHaveURL(new RegExp(`/order/new\\?waiting=${party}$`))
  const desk = orderForm(page, say, page.getByRole('main'))
  await expect(desk.list(say('Tour', 'סיור'))).toHaveValue(tour)
  expect(await desk.dayChosen()).toBe(inForm(emptyDay))
  await desk.next()
  await expect(desk.field(say('Last name', 'שם משפחה'))).toHaveValue('Lucky')
  await desk.next()
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  const answer = await page.request.get(`/api/v1/waitingList/${party}`)
  expect(await answer.json()).toMatchObject({ state: 'booked', order: { orderNumber: expect.any(Number) } })
  await page.goto(`/departures/waiting?party=${party}`)
  await expect(dialog).toContainText(say('Booked as order', 'הוזמן בהזמנה'))
  await page.request.delete(`/api/v1/capacityRules/${rule}`)
})
