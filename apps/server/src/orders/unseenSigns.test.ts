import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { pricesChangedBy } from '../../test/changePrices.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const main = await db
  .selectFrom('accounts')
  .select('id')
  .where('is_main', '=', true)
  .executeTakeFirstOrThrow()
const changePrices = pricesChangedBy(office, main)

test.each([
  'maya.invisible@example.com\u200f',
  '\u2066maya2@example.com\u2069',
  '\ufeffmaya3@example.com\u200b',
])('an order keeps the address %j as people see it', async (email) => {
  const order = await given.order({ userInformation: { firstName: 'Maya', lastName: 'Levi', email } })
  const seen = email.replace(/[^\w.@]/g, '')
  expect(order.userInformation.email).toBe(seen)
})

test.each(['%\u2069', '\u2066%\u2069', '\u200f%', '%\u200b', ' % '])(
  'HOLE-C41 a coupon code that was copied as %j is the code',
  async (copied) => {
    const tour = await given.tour()
    const { code } = await given.coupon([tour])
    const order = await given.order({
      coupon_code: copied.replace('%', code),
      selectedTours: [{ tour: tour.id }],
    })
    expect(order.selectedTours).toMatchObject([{ coupon_code: code }])
  },
)

test('HOLE-C41 two coupons that look the same cannot be saved', async () => {
  const tour = await given.tour()
  const { code } = await given.coupon([tour])
  const double = changePrices(({ coupons }) => ({
    coupons: [...coupons, { ...coupons[0]!, _id: undefined, code: `${code}\u200f` }],
  }))
  await expect(double).rejects.toMatchObject({ code: 'coupon_code_taken' })
})
