import { weekdayFrom } from '../../support/days.ts'
import { openOrder } from '../../support/openOrder.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, test } from '../journey.ts'

const api = '/api/v1'
/** The field's text for a gate; even in Hebrew the address keeps its own direction. */
const gateAt = (address: string) => `Kibbutz Gate, \u2068${address}\u2069`
const gates = ['HaSadot 4', 'HaShikma 19'].map((address) => ({
  city: 'herzliya',
  name: 'Kibbutz Gate',
  address,
  isDefault: false,
  lat: null,
  lng: null,
}))

test('of two places with one name each can be chosen by its address', async ({ page, say, signIn }) => {
  await signIn(page, 'owner@demo.example')
  await changePlaces(page, (places) => [...places.filter(({ name }) => name !== 'Kibbutz Gate'), ...gates])
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: weekdayFrom(34, 1),
    lastName: 'Shaked',
  })
  const desk = await openOrder(page, say, order)
  const place = desk.list(say('Location', 'נקודה'))
  await place.click()
  const offered = page.getByRole('option', { name: 'Kibbutz Gate' })
  await expect(offered).toHaveText([gateAt('HaSadot 4'), gateAt('HaShikma 19')])
  await offered.first().scrollIntoViewIfNeeded()
  for (const name of [gateAt('HaSadot 4'), gateAt('HaShikma 19')]) {
    await desk.choose(say('Location', 'נקודה'), name)
    await expect(place).toHaveValue(name)
  }
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  const reopened = await openOrder(page, say, order)
  await expect(reopened.list(say('Location', 'נקודה'))).toHaveValue(gateAt('HaShikma 19'))

  await changePlaces(page, (places) => places.filter(({ name }) => name !== 'Kibbutz Gate'))
  const later = await openOrder(page, say, order)
  await expect(later.list(say('Location', 'נקודה'))).toHaveValue('Kibbutz Gate')
})

/** Changes the stored locations, as the office would on their page. */
async function changePlaces(page: Page, change: (places: { name: string }[]) => object[]): Promise<void> {
  const user = await page.request.get(`${api}/auth/getCurrentUser`)
  const { account }: { account: { _id: string } } = await user.json()
  const prices = await page.request.get(`${api}/accounts/${account._id}?type=data`)
  const { _id, priceManagement, updatedAt } = await prices.json()
  const pickups_dropoffs_locations = change(priceManagement.pickups_dropoffs_locations)
  const saved = await page.request.put(`${api}/accounts/${_id}`, {
    data: { _id, updatedAt, priceManagement: { ...priceManagement, pickups_dropoffs_locations } },
  })
  expect(saved.ok()).toBe(true)
}
