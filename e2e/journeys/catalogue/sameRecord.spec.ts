import { expect, test } from '../../support/journey.ts'
import { priceForm } from '../../support/priceForm.ts'

const api = '/api/v1'

test('HOLE-C14 a coupon that a colleague saves while it is edited shows what both changed', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const prices = priceForm(page, say)
  const { account } = await (await page.request.get(`${api}/auth/getCurrentUser`)).json()
  const address = `${api}/accounts/${account._id}`
  const { priceManagement } = await (await page.request.get(`${address}?type=data`)).json()
  const [coupon] = priceManagement.coupons
  await page.goto(`/price/coupons/${coupon._id}`)
  await prices.field('Name', 'שם').fill('Mine')
  const coupons = priceManagement.coupons.map((one: { _id: string }) =>
    one._id === coupon._id ? { ...one, name: 'Theirs' } : one,
  )
  const data = { _id: account._id, priceManagement: { ...priceManagement, coupons } }
  expect((await page.request.put(address, { data })).ok()).toBe(true)
  const theirs = prices.form.getByRole('button', { name: say('Take theirs: Name', 'לקחת את שלו: שם') })
  await theirs.click()
  await expect(prices.field('Name', 'שם')).toHaveValue('Theirs')
})
