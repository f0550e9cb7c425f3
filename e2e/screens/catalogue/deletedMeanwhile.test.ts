import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

const api = '/api/v1'

test('when a colleague deletes a guide, the open form keeps everything typed and can add the guide as new', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const lastName = say('Sela', 'סלע')
  const guide = await created(page, 'operators', {
    role: 'guide',
    firstName: say('Tamar', 'תמר'),
    lastName,
    mobilePhone: '052-555-0161',
    email: 'tamar@guides.example',
  })
  await page.goto(`/guides?open=${guide}`)
  const form = formOf(page, say)
  const city = form.field('City', 'עיר')
  await city.fill(say('Haifa', 'חיפה'))
  await removed(page, `operators/${guide}`)

  await expect(form.notice).toContainText(
    say('Someone has deleted “Tamar Sela”.', 'מישהו מחק את ״\u2068תמר סלע\u2069״.'),
  )
  await expect(form.field('Last name', 'שם משפחה')).toHaveValue(lastName)
  await expect(city).toHaveValue(say('Haifa', 'חיפה'))
  await expect(form.button('Delete', 'מחיקה')).toHaveCount(0)
  await form.button('Add as new', 'הוספה כפריט חדש').click()
  await seeToast(page, say('Created Item Successfully', 'הפריט נוצר בהצלחה'))
  const { data } = await read(page, 'operators?role=guide')
  const added = data.filter((one: { lastName: string }) => one.lastName === lastName)
  expect(added).toEqual([expect.objectContaining({ city: say('Haifa', 'חיפה') })])
  expect(added[0]._id).not.toBe(guide)
})

test('saving a deleted highlight says so, and the page keeps what was typed until it is closed', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const highlight = await created(page, 'highlights', { name: say('Old jetty', 'המזח הישן') })
  await page.goto(`/highlight/${highlight}`)
  const form = formOf(page, say)
  const subtitle = form.field('Subtitle', 'כותרת משנה')
  await subtitle.fill(say('At low tide', 'בשפל'))
  await removed(page, `highlights/${highlight}`)
  await form.button('Save', 'שמירה').click()

  await expect(form.notice).toContainText(say('“Old jetty”', 'המזח הישן'))
  await expect(subtitle).toHaveValue(say('At low tide', 'בשפל'))
  await expect(form.button('Save', 'שמירה')).toHaveCount(0)
  await form.button('Close', 'סגירה').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Close without saving', 'לסגור בלי לשמור') })
    .click()
  await expect(page).toHaveURL(/\/highlights/)
})

test('a tour deleted by a colleague can be added as a new one, with its price lists', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'owner@demo.example')
  const name = say('Avdat at dusk', 'עבדת בין ערביים')
  const prices = [{ pickup: 'tel_aviv', dropoff: 'tel_aviv', prices: { small_group: 90 } }]
  const tour = await created(page, 'tours', {
    name,
    number: say('E970', 'E971'),
    groupTypes: [{ group_type: 'small_group', languages: [{ language: 'english', days: [0, 3] }] }],
    pricesList: [{ description: 'Summer', startDate: '2031-05-01', endDate: null, status: 'Draft', prices }],
  })
  await page.goto(`/tour/${tour}`)
  const form = formOf(page, say)
  await form.field('Headline', 'כותרת').fill('Nabataean stones')
  await removed(page, `tours/${tour}`)
  await form.button('Save', 'שמירה').click()
  await expect(form.notice).toContainText(name)
  await form.button('Add as new', 'הוספה כפריט חדש').click()
  await expect(page).toHaveURL(/\/tours/)
  const { data } = await read(page, `tours?limit=5&search=${encodeURIComponent(name)}`)
  const added = await read(page, `tours/${data[0]._id}`)
  expect(added).toMatchObject({ headline: 'Nabataean stones', pricesList: [{ description: 'Summer' }] })
  await removed(page, `tours/${data[0]._id}`)
})

test('a coupon deleted by a colleague can be added as new', async ({ page, say, signIn }) => {
  await signIn(page, 'owner@demo.example')
  const code = say('DUNES-EN', 'DUNES-HE')
  await changeCoupons(page, (coupons) => [
    ...coupons,
    { name: 'Dunes', code, discount: 0.1, usage: 5, allTours: true, tours: [], start_date: '2026-01-01' },
  ])
  const coupon = (await couponsOf(page)).find((one) => one.code === code)
  await page.goto(`/price/coupons/${coupon?._id}`)
  const form = formOf(page, say)
  await form.field('Name', 'שם').fill('Dunes of spring')
  await changeCoupons(page, (coupons) => coupons.filter((one) => one.code !== code))
  await expect(form.notice).toContainText('Dunes')
  await form.button('Add as new', 'הוספה כפריט חדש').click()
  await expect(page).toHaveURL(/\/prices\/coupons/)
  const added = (await couponsOf(page)).filter((one) => one.code === code)
  expect(added).toEqual([expect.objectContaining({ name: 'Dunes of spring' })])
  expect(added[0]?._id).not.toBe(coupon?._id)
})

test('an agent deleted by a colleague stays readable in the editor, which can only be closed', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'agency-owner@demo.example')
  const email = say('desk.carmel', 'desk.hof')
  const names = { firstName: 'Gil', lastName: 'Peled' }
  const agent = await created(page, 'users', { ...names, email, role: 'AGENT', password: 'demo-tourdesk' })
  await page.goto('/users/agents?limit=25')
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  const form = formOf(page, say)
  await form.field('Mobile Phone', 'טלפון נייד').fill('052-555-0177')
  await removed(page, `users/${agent}`)
  await form.button('Save', 'שמירה').click()
  await expect(form.notice).toContainText(email)
  await expect(form.field('Mobile Phone', 'טלפון נייד')).toHaveValue('052-555-0177')
  await expect(form.button('Add as new', 'הוספה כפריט חדש')).toHaveCount(0)
  await form.button('Close', 'סגירה').click()
  await expect(page.locator('form')).toHaveCount(0)
})

function formOf(page: Page, say: Say) {
  const form = page.locator('form').locator('visible=true').last()
  return {
    notice: form.getByRole('alert').filter({ has: page.getByRole('paragraph') }),
    field: (english: string, hebrew: string) =>
      form.getByRole('textbox', { name: say(english, hebrew), exact: true }),
    button: (english: string, hebrew: string) =>
      form.getByRole('button', { name: say(english, hebrew), exact: true }),
  }
}

async function read(page: Page, address: string) {
  return (await page.request.get(`${api}/${address}`)).json()
}

/** The id of a record that existed before the journey. */
async function created(page: Page, feature: string, data: Record<string, unknown>): Promise<string> {
  const answer = await page.request.post(`${api}/${feature}`, { data })
  const record = await answer.json()
  expect(answer.ok(), JSON.stringify(record)).toBe(true)
  return record._id
}

/** Deletes it as a colleague would on another screen. */
async function removed(page: Page, address: string): Promise<void> {
  expect((await page.request.delete(`${api}/${address}`)).ok()).toBe(true)
}

interface Coupon {
  _id?: string
  name: string
  code: string
  [field: string]: unknown
}

async function couponsOf(page: Page): Promise<Coupon[]> {
  const { account } = await read(page, 'auth/getCurrentUser')
  return (await read(page, `accounts/${account._id}?type=data`)).priceManagement.coupons
}

async function changeCoupons(page: Page, change: (coupons: Coupon[]) => Coupon[]): Promise<void> {
  const { account } = await read(page, 'auth/getCurrentUser')
  const address = `accounts/${account._id}`
  const { priceManagement } = await read(page, `${address}?type=data`)
  const coupons = change(priceManagement.coupons)
  const data = { _id: account._id, priceManagement: { ...priceManagement, coupons } }
  const answer = await page.request.put(`${api}/${address}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}
