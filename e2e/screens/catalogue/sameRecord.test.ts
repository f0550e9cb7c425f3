import { articleForm } from '../../support/articleForm.ts'
import { addArticle } from '../../support/pages.ts'
import { priceForm } from '../../support/priceForm.ts'
import { seeToast } from '../../support/toasts.ts'
import { tourEditor } from '../../support/tourEditor.ts'
import { expect, type Page, test } from '../journey.ts'

const api = '/api/v1'

test.beforeEach(({ page, signIn }) => signIn(page, 'admin@demo.example'))

test('HOLE-O96 two people edit one article: what only one of them changed is kept, and they choose the rest', async ({
  page,
  say,
}) => {
  const articles = articleForm(page, say)
  const _id = await addArticle(page, 'Packing for the desert')
  await page.goto(`/articles?article=${_id}`)
  await articles.title.fill('Mine')
  const stored = await (await page.request.get(`${api}/articles/${_id}`)).json()
  const saved = await page.request.post(`${api}/articles`, {
    data: { ...stored, title: 'Theirs', subtitle: 'Their subtitle' },
  })
  expect(saved.ok()).toBe(true)

  const notice = articles.dialog.getByRole('alert')
  await articles.press('Save', 'שמירה')
  await expect(notice).toContainText(
    say('Another user has saved changes to this item.', 'משתמש אחר שמר שינויים בפריט הזה.'),
  )
  await expect(articles.subtitle).toHaveValue('Their subtitle')
  await expect(articles.title).toHaveValue('Mine')

  await test.step('nothing can be saved before the choice is made', async () => {
    await articles.press('Save', 'שמירה')
    await expect(notice).toBeFocused()
  })

  await test.step('each version can be looked at in the form, and one is saved', async () => {
    await notice.getByRole('button', { name: say('Take theirs: Title', 'לקחת את שלו: כותרת') }).click()
    await expect(articles.title).toHaveValue('Theirs')
    await notice.getByRole('button', { name: say('Keep mine: Title', 'להשאיר את שלי: כותרת') }).click()
    await expect(articles.title).toHaveValue('Mine')
    await articles.press('Save', 'שמירה')
    await seeToast(page, say('Updated Item Successfully', 'הפריט עודכן בהצלחה'))
    const now = await (await page.request.get(`${api}/articles/${_id}`)).json()
    expect(now).toMatchObject({ title: 'Mine', subtitle: 'Their subtitle' })
  })
})

test('HOLE-O96 after a reload, unsaved typing and a colleague’s save lead to the same question', async ({
  page,
  say,
}) => {
  const articles = articleForm(page, say)
  const _id = await addArticle(page, 'Winter in the Galilee')
  await page.goto(`/articles?article=${_id}`)
  await articles.title.fill('Mine')
  const stored = await (await page.request.get(`${api}/articles/${_id}`)).json()
  const theirs = { ...stored, title: 'Theirs', subtitle: 'Their subtitle' }
  expect((await page.request.post(`${api}/articles`, { data: theirs })).ok()).toBe(true)

  await page.reload()
  const notice = articles.dialog.getByRole('alert')
  await expect(articles.title).toHaveValue('Mine')
  await expect(articles.subtitle).toHaveValue('Their subtitle')
  await expect(notice).toContainText(
    say('Their changes to Subtitle are now in the form.', 'השינויים שלו ב: כותרת משנה כבר מופיעים בטופס.'),
  )
  await articles.press('Save', 'שמירה')
  await expect(notice).toBeFocused()

  await test.step('another reload asks again', async () => {
    await page.reload()
    await notice.getByRole('button', { name: say('Take theirs: Title', 'לקחת את שלו: כותרת') }).click()
    await expect(articles.title).toHaveValue('Theirs')
    await notice.getByRole('button', { name: say('Keep mine: Title', 'להשאיר את שלי: כותרת') }).click()
  })

  await test.step('the choice holds and is saved', async () => {
    await page.reload()
    await expect(articles.title).toHaveValue('Mine')
    await expect(notice).toHaveCount(0)
    await articles.press('Save', 'שמירה')
    await seeToast(page, say('Updated Item Successfully', 'הפריט עודכן בהצלחה'))
    const now = await (await page.request.get(`${api}/articles/${_id}`)).json()
    expect(now).toMatchObject({ title: 'Mine', subtitle: 'Their subtitle' })
  })
})

test('HOLE-O96 two people edit one tour and one price list, and neither loses anything', async ({
  page,
  say,
}) => {
  const editor = tourEditor(page, say)
  const tour = await copyOfTour(page)
  await page.goto(`/tour/${tour._id}`)
  const headline = editor.field('Headline', 'כותרת')
  const notice = page.getByRole('alert').filter({ has: page.getByRole('paragraph') })

  await test.step('the tour: my name and their duration', async () => {
    await editor.field('Name', 'שם').fill('Mine')
    await changeTour(page, tour._id, { totalHourDuration: 9.5 })
    await editor.save.click()
    await expect(notice).toContainText(say('Duration in hours', 'משך בשעות'))
    await editor.save.click()
    await expect(page).toHaveURL(/\/tours$/)
    expect(await readTour(page, tour._id)).toMatchObject({ name: 'Mine', totalHourDuration: 9.5 })
  })

  await test.step('the price list: a cell of mine, a headline of theirs', async () => {
    await page.goto(`/tour/${tour._id}?listIndex=1`)
    const from = say('Herzliya', 'הרצליה')
    const mine = editor.price(say('Economy', 'אקונומי'), from, from)
    await mine.fill('101')
    await changeTour(page, tour._id, { headline: 'Their headline' })
    // The first conflict loads their changes; saving before they're in the form causes another one.
    for (let status = 409; status === 409; ) {
      const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
      await editor.save.click()
      status = (await answered).status()
      await expect(mine).toHaveValue('101')
    }
    await expect(page).toHaveURL(new RegExp(`/tour/${tour._id}$`))
    await expect(headline).toHaveValue('Their headline')
    const [list] = (await readTour(page, tour._id)).pricesList
    expect(JSON.stringify(list)).toContain('101')
  })
})

test('HOLE-C14 a coupon that a colleague saves while it is edited shows what both changed', async ({
  page,
  say,
}) => {
  const prices = priceForm(page, say)
  const _id = await addCoupon(page)
  await page.goto(`/price/coupons/${_id}`)
  await prices.field('Name', 'שם').fill('Mine')
  await changeCoupons(page, (coupons) =>
    coupons.map((each) => (each._id === _id ? { ...each, name: 'Theirs' } : each)),
  )
  const theirs = prices.form.getByRole('button', { name: say('Take theirs: Name', 'לקחת את שלו: שם') })
  await theirs.click()
  await expect(prices.field('Name', 'שם')).toHaveValue('Theirs')
})

interface Coupon {
  _id?: string
  code: string
}

/** A coupon that no other journey looks at. */
async function addCoupon(page: Page): Promise<string> {
  const code = `SAME${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const saved = await changeCoupons(page, ([one, ...others]) => {
    const { _id, ...coupon } = one!
    return [one!, ...others, { ...coupon, code }]
  })
  const added = saved.find((each) => each.code === code)
  if (!added?._id) throw new Error('The coupon was not added')
  return added._id
}

/** Saves the coupons as a colleague would on another screen, and returns them. */
async function changeCoupons(page: Page, change: (coupons: Coupon[]) => Coupon[]): Promise<Coupon[]> {
  const { account } = await (await page.request.get(`${api}/auth/getCurrentUser`)).json()
  const address = `${api}/accounts/${account._id}`
  const read = async () => (await (await page.request.get(`${address}?type=data`)).json()).priceManagement
  const prices = await read()
  const data = { _id: account._id, priceManagement: { ...prices, coupons: change(prices.coupons) } }
  const answer = await page.request.put(address, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await read()).coupons
}

/** A tour that no other journey looks at. */
async function copyOfTour(page: Page): Promise<{ _id: string }> {
  const { data } = await (await page.request.get(`${api}/tours/getActiveTours`)).json()
  const answer = await page.request.post(`${api}/tours/duplicate/${data[0]._id}`)
  expect(answer.ok()).toBe(true)
  return answer.json()
}

async function readTour(page: Page, id: string) {
  return (await page.request.get(`${api}/tours/${id}`)).json()
}

/** Saves it as a colleague would on another screen. */
async function changeTour(page: Page, id: string, changes: Record<string, unknown>): Promise<void> {
  const { tags, highlights, updatedAt: _version, ...tour } = await readTour(page, id)
  const data = {
    ...tour,
    tags: {
      mainTag: tags.mainTag?._id ?? null,
      secondaryTags: tags.secondaryTags.map((tag: { _id: string }) => tag._id),
    },
    highlights: highlights.map((highlight: { _id: string }) => highlight._id),
    ...changes,
  }
  const answer = await page.request.put(`${api}/tours/${id}`, { data })
  expect(await answer.json()).toMatchObject(changes)
}
