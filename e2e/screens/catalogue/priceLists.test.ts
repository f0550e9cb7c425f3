import { dayAhead, inForm } from '../../support/days.ts'
import { orderForm } from '../../support/orderForm.ts'
import { toastOf } from '../../support/toasts.ts'
import { tourEditor } from '../../support/tourEditor.ts'
import { expect, test } from '../journey.ts'

test('TOUR-26 a tour with days without a price warns when it is published or saved, and is marked in the list', async ({
  page,
  say,
  signIn,
}) => {
  const tour = tourEditor(page, say)
  const name = say('Zippori by Bike', 'ציפורי באופניים')
  const prices = [{ pickup: 'tel_aviv', dropoff: 'tel_aviv', prices: { small_group: 90 } }]
  await signIn(page, 'owner@demo.example')
  const made = await page.request.post('/api/v1/tours', {
    data: {
      name,
      number: say('E960', 'E961'),
      groupTypes: [
        { group_type: 'small_group', languages: [{ language: 'english', days: [0, 1, 2, 3, 4, 5, 6] }] },
      ],
      pricesList: [
        { startDate: dayAhead(-5), endDate: dayAhead(2), status: 'Active', prices },
        { startDate: dayAhead(13), endDate: null, status: 'Active', prices },
      ],
    },
  })
  const { _id } = (await made.json()) as { _id: string }
  const warning = new RegExp(
    say(
      `^Nobody can book these days.*${inForm(dayAhead(3))} to ${inForm(dayAhead(12))}`,
      `^אי אפשר להזמין.*${inForm(dayAhead(3))}.*${inForm(dayAhead(12))}`,
    ),
  )

  await test.step('publishing says which days, and so does the editor', async () => {
    await page.goto(`/tour/${_id}`)
    await expect(page.getByRole('note').filter({ hasText: warning })).toBeVisible()
    await tour.act('Publish', 'פרסום')
    await expect(toastOf(page, inForm(dayAhead(3)))).toBeVisible()
    await page.getByRole('note').filter({ hasText: warning }).scrollIntoViewIfNeeded()
    await expect(page.getByText(say('ACTIVE', 'פעיל'), { exact: true }).first()).toBeVisible()
    await page.reload()
    await tour.field('Headline', 'כותרת').fill('Mosaics')
    await tour.save.click()
    await expect(toastOf(page, inForm(dayAhead(3)))).toBeVisible()
    await expect(page).toHaveURL(/\/tours$/)
  })

  await test.step('the list of tours marks it', async () => {
    await page.goto(`/tours?search=${encodeURIComponent(name)}`)
    await expect(tour.rows.first().getByText(say('No price', 'אין מחיר'), { exact: true })).toBeVisible()
  })

  await test.step('the order form leaves these days out', async () => {
    const order = orderForm(page, say)
    await page.goto('/operations')
    await order.open()
    await order.chooseTour(name)
    const offered = order.departures.getByRole('radio')
    await expect(offered).toHaveCount(3)
    const at = (day: string) =>
      offered.and(page.getByRole('radio', { name: new RegExp(`(?<!\\d)${inForm(day)}`) }))
    await expect(at(dayAhead(13))).toHaveCount(1)
    await expect(at(dayAhead(3))).toHaveCount(0)
    await page.request.delete(`/api/v1/tours/${_id}`)
  })
})

test('PLIST-27 a price list is copied, and saved and activated in one step', async ({
  page,
  say,
  signIn,
}) => {
  const tour = tourEditor(page, say)
  const activate = page.getByRole('button', { name: say('Save and activate', 'שמירה והפעלה') })
  const prices = [{ pickup: 'tel_aviv', dropoff: 'tel_aviv', prices: { small_group: 90 } }]
  const small = tour.price(say('Small', 'קטנה'), say('Tel Aviv', 'תל אביב'), say('Tel Aviv', 'תל אביב'))
  await signIn(page, 'owner@demo.example')
  const made = await page.request.post('/api/v1/tours', {
    data: {
      name: say('Dor Beach by Kayak', 'חוף דור בקיאק'),
      number: say('E980', 'E981'),
      groupTypes: [{ group_type: 'small_group', languages: [{ language: 'english', days: [0] }] }],
      pricesList: [
        { description: 'Spring', startDate: dayAhead(0), endDate: dayAhead(9), status: 'Active', prices },
        { description: 'Later', startDate: dayAhead(20), status: 'Active', prices },
      ],
    },
  })
  const { _id } = (await made.json()) as { _id: string }
  await page.goto(`/tour/${_id}`)

  await test.step('a copy opens as a Draft with the same prices, and survives a reload', async () => {
    await tour.listMenu(0, 'Copy', 'העתקה')
    await expect(small).toHaveValue('90')
    await expect(tour.field('Description', 'תיאור')).toHaveValue('Spring')
    await page.reload()
    await expect(small).toHaveValue('90')
    await small.fill('95')
  })

  await test.step('days of another Active list are refused at the start date, and nothing is lost', async () => {
    await activate.click()
    await expect(
      page.getByText(
        say(
          'Cannot activate Price List Item with overlapping dates',
          'לא ניתן להפעיל מחירון שתאריכיו חופפים למחירון פעיל',
        ),
      ),
    ).toBeVisible()
    await expect(small).toHaveValue('95')
    const stored = await (await page.request.get(`/api/v1/tours/${_id}`)).json()
    const drafts = stored.pricesList.map((list: object) => ({ ...list, status: 'Draft' }))
    await page.request.put(`/api/v1/tours/${_id}`, { data: { pricesList: drafts } })
  })

  await test.step('once they are free, one press saves and activates it', async () => {
    await page.reload()
    await expect(small).toHaveValue('95')
    await activate.click()
    await page.waitForURL(new RegExp(`/tour/${_id}$`))
    const { pricesList } = await (await page.request.get(`/api/v1/tours/${_id}`)).json()
    expect(pricesList.at(-1)).toMatchObject({ description: 'Spring', status: 'Active' })
    expect(pricesList.at(-1).prices[0].prices.small_group).toBe(95)
    await page.request.delete(`/api/v1/tours/${_id}`)
  })
})
