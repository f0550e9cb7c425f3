import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { pricesChangedBy } from '../../test/changePrices.ts'
import { formOf } from '../../test/formOf.ts'

const { as, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const changePrices = pricesChangedBy(office, await given.mainAccount())
const masada = await given.tour()
const coupon = await given.coupon([masada], { discount: 0.2 })
const orchard = await given.account({ name: 'Orchard' })

const tooMany = { code: 'too_many_attempts', status: 429 }

/** An agent with an order, and how they try codes at it. */
async function anAgent(coupon_code = '') {
  const person = await given.user({ account: orchard, role: 'AGENT' })
  const agent = as(person)
  const order = await given.order({ by: person, coupon_code, selectedTours: [{ tour: masada.id }] })
  const form = (code: string) => ({ ...formOf(order), coupon_code: code })
  const price = (code: string) => agent.orders.calculatePrice({ body: { ...form(code), _id: order._id } })
  const guess = async (times: number) => {
    for (let nth = 0; nth < times; nth++) await price(`GUESS-${nth}`)
  }
  return { agent, order, form, price, guess }
}

test('after a hundred unknown coupon codes an agent has to wait, with right codes too; others work on', async () => {
  const { agent, order, form, price, guess } = await anAgent()
  await guess(99)
  await price(coupon.code)
  await guess(1)
  const params = { id: order._id }
  await expect(price('GUESS-LAST')).rejects.toMatchObject(tooMany)
  await expect(price(coupon.code)).rejects.toMatchObject(tooMany)
  await expect(agent.orders.change({ params, body: form(coupon.code) })).rejects.toMatchObject(tooMany)
  await expect(agent.orders.place({ body: form(coupon.code) })).rejects.toMatchObject(tooMany)
  await agent.orders.change({ params, body: form('') })

  const other = await anAgent()
  expect((await other.price(coupon.code)).calculatedPrices.coupon).toMatchObject({ valid: true })
})

test('the code that an order redeemed is no guess after its coupon was deleted', async () => {
  const old = await given.coupon([masada], { discount: 0.1 })
  const { price, guess } = await anAgent(old.code)
  await changePrices(({ coupons }) => ({ coupons: coupons.filter(({ _id }) => _id !== old.id) }))
  await guess(99)
  for (const _ of [1, 2, 3]) await price(old.code)
  await price('GUESS-LAST')
  await expect(price(old.code)).rejects.toMatchObject(tooMany)
})
