import { dayAhead } from '../../support/days.ts'
import { toastOf } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

test('PLIST-26 the prices of 16 tours are raised for the next season in one go, after a look at them', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  const year = Number(dayAhead(0).slice(0, 4))
  const prices = [{ pickup: 'tel_aviv', dropoff: 'tel_aviv', prices: { small_group: 149 } }]
  await signIn(page, 'owner@demo.example')
  const ids: string[] = []
  for (let index = 10; index < 26; index += 1) {
    const made = await page.request.post('/api/v1/tours', {
      data: {
        name: `${say('Galilee', 'גליל')} ${index}`,
        number: `${say('E', 'F')}9${index}S`,
        groupTypes: [{ group_type: 'small_group', languages: [{ language: 'english', days: [0] }] }],
        pricesList: [
          {
            description: 'This year',
            startDate: `${year}-01-01`,
            endDate: `${year}-12-31`,
            status: 'Active',
            prices,
          },
        ],
      },
    })
    ids.push((await made.json())._id)
  }
  const row = (index: number) =>
    page.getByRole('row').filter({ hasText: `${say('Galilee', 'גליל')} ${index}` })
  const create = page.getByRole('button', { name: say('Create', 'יצירת') })
  const all = page.getByRole('checkbox', {
    name: say('All tours that can be copied', 'כל הסיורים שאפשר להעתיק'),
  })

  await test.step('the new prices are in sight before anything is saved', async () => {
    await page.goto('/tours')
    const hands = countHands()
    await page.getByRole('link', { name: say('Next season', 'העונה הבאה') }).click()
    await page.getByRole('textbox', { name: say('Change by', 'שינוי המחיר') }).click()
    await page.keyboard.type('5')
    await page.getByRole('combobox', { name: say('Round to', 'עיגול') }).click()
    await page.getByRole('option', { name: say('the nearest $5', 'ל-\u2066$5\u2069 הקרובים') }).click()
    await expect(row(10)).toContainText('$149 → $155')
    await all.click()
    await expect(row(25).getByRole('checkbox')).toBeChecked()

    await create.click()
    await page.waitForURL(/\/tours$/)
    expect(hands.clicks).toBeLessThanOrEqual(6)
    expect(hands.keys).toBeLessThanOrEqual(1)
    for (const id of ids) {
      const { pricesList } = await (await page.request.get(`/api/v1/tours/${id}`)).json()
      expect(pricesList[1]).toMatchObject({ startDate: `${year + 1}-01-01`, status: 'Active' })
      expect(pricesList[1].prices[0].prices.small_group).toBe(155)
    }
  })

  await test.step('what a colleague deleted meanwhile is named, and nothing is copied', async () => {
    const other = await colleague('admin@demo.example')
    await page.goto('/next_season')
    await page.getByRole('textbox', { name: say('Change by', 'שינוי המחיר') }).fill('5')
    await row(10).getByRole('checkbox').click()
    await row(11).getByRole('checkbox').click()
    await other.request.delete(`/api/v1/tours/${ids[1]}`)
    await create.click()
    await expect(
      page.getByRole('alert').filter({ hasText: say('Nothing was copied.', 'שום דבר לא הועתק.') }),
    ).toContainText(`${say('Galilee', 'גליל')} 11`)
    await expect(toastOf(page, say('Nothing was copied', 'שום דבר לא הועתק'))).toBeVisible()
    const { pricesList } = await (await page.request.get(`/api/v1/tours/${ids[0]}`)).json()
    expect(pricesList).toHaveLength(2)
    for (const id of ids) await page.request.delete(`/api/v1/tours/${id}`)
  })
})

/** Counts a user's clicks and keys on the open page from now on. */
function countHands() {
  const hands = { clicks: 0, keys: 0 }
  window.addEventListener('mousedown', () => (hands.clicks += 1), true)
  window.addEventListener('keydown', () => (hands.keys += 1), true)
  return hands
}
