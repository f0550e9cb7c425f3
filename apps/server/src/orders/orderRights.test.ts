import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formOf, formWith } from '../../test/formOf.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const main = await given.mainAccount()
const office = as(await given.owner())

test('OPERM-14 FORM-80 agents book in their own name and for their own agency, even if the form names someone else', async () => {
  const [agency, other] = [await given.account(), await given.account()]
  const by = await given.user({ account: agency, role: 'AGENT' })
  const colleague = await given.user({ account: agency, role: 'AGENT' })
  for (const named of [other.id, main.id, null]) {
    const placed = await given.order({ by, agency: named, agent: colleague.id, source: 'website' })
    expect(placed).toMatchObject({ agency: { _id: agency.id }, agent: { _id: by.id }, source: 'office' })
    expect(placed.selectedTours[0]?.agent).toBe(by.id)
  }
})

test('OPERM-14 FORM-81 the owner of an agency can choose one of its agents, but not another agency', async () => {
  const [agency, other] = [await given.account(), await given.account()]
  const by = await given.user({ account: agency })
  const agent = await given.user({ account: agency, role: 'AGENT' })
  const stranger = await given.user({ account: other, role: 'AGENT' })
  const placed = await given.order({ by, agency: other.id, agent: agent.id })
  expect(placed).toMatchObject({ agency: { _id: agency.id }, agent: { _id: agent.id } })
  expect(await faultsOf(given.order({ by, agent: stranger.id }))).toEqual({ agent: 'agent_unknown' })
})

test('HOLE-O44 OPERM-14 a super user inside an agency books for that agency', async () => {
  const agency = await given.account()
  const by = await given.user({ account: agency, isSuper: true })
  const placed = await given.order({ by, agency: main.id, customTotalPrice: null })
  expect(placed.agency._id).toBe(agency.id)
  expect(await faultsOf(given.order({ by, customTotalPrice: 10 }))).toEqual({
    customTotalPrice: 'custom_price_not_allowed',
  })
})

test('ROLE-25 an agency that may not sell private groups is refused one', async () => {
  const [closed, open] = [
    await given.account({ allow_private_group: false }),
    await given.account({ allow_private_group: true }),
  ]
  const selectedTours = [{ group_type: 'private_group' as const }]
  const by = await given.user({ account: closed })
  expect(await faultsOf(given.order({ by, selectedTours }))).toEqual({
    'selectedTours.0.group_type': 'private_group_not_allowed',
  })
  const opened = await given.order({ by: await given.user({ account: open }), selectedTours })
  expect(opened.calculatedPrices.totalPrice).toBe(620)
})

test('OPERM-13 ROLE-26 payment to the agency is refused if the agency does not allow it', async () => {
  const agency = await given.account({ does_allow_payment_to_agency: false })
  const by = await given.user({ account: agency })
  expect(await faultsOf(given.order({ by, isAgencyPayment: true }))).toEqual({
    isAgencyPayment: 'agency_payment_not_allowed',
  })
  const open = await given.user({ account: await given.account({ does_allow_payment_to_agency: true }) })
  expect(await given.order({ by: open, isAgencyPayment: true })).toMatchObject({ isAgencyPayment: true })
})

test('OPERM-13 the office can sell what an agency may not, in new and saved orders, and the log says so', async () => {
  const closed = await given.account({ allow_private_group: false, does_allow_payment_to_agency: false })
  const open = await given.account({ allow_private_group: true, does_allow_payment_to_agency: true })
  const selectedTours = [{ group_type: 'private_group' as const }]
  const both = ['private_group_not_allowed', 'agency_payment_not_allowed']
  const placed = await given.order({ agency: closed.id, isAgencyPayment: true, selectedTours })
  expect(placed.payments).toMatchObject([{ action: 'agency' }])
  expect(await beyondRightsOf(placed)).toEqual([both])

  const allowed = await given.order({ agency: open.id, isAgencyPayment: true, selectedTours })
  const params = { id: allowed._id }
  await office.orders.change({ params, body: formWith(allowed, { notes: 'x' }) })
  expect(await beyondRightsOf(allowed)).toEqual([[], []])
  const noted = await office.orders.get({ params })
  await office.orders.change({ params, body: { ...formOf(noted), agency: closed.id } })
  expect(await beyondRightsOf(allowed)).toEqual([both, [], []])
})

test('an agency that lost a right can still edit its orders, and nothing new is logged', async () => {
  const agency = await given.account({ allow_private_group: true, does_allow_payment_to_agency: true })
  const by = await given.user({ account: agency })
  const selectedTours = [{ group_type: 'private_group' as const }]
  const order = await given.order({ by, isAgencyPayment: true, selectedTours })
  await db
    .updateTable('accounts')
    .set({ allow_private_group: false, does_allow_payment_to_agency: false })
    .where('id', '=', agency.id)
    .execute()
  const body = formWith(order, { notes: 'Vegetarian' })
  const saved = await as(by).orders.change({ params: { id: order._id }, body })
  expect(saved.selectedTours[0]?.notes).toBe('Vegetarian')
  const again = await office.orders.change({
    params: { id: order._id },
    body: formWith(saved, { notes: 'Vegan' }),
  })
  expect(await beyondRightsOf(again)).toEqual([[], [], []])
})

/** What the log says about rights, newest first. */
async function beyondRightsOf(order: Order): Promise<unknown[]> {
  const { data } = await office.editLogs.ofOrder({ params: { id: order._id } })
  return data.flatMap(({ details }) => ('beyondRights' in details ? [details.beyondRights] : []))
}

test('HOLE-O47 an agency with daily tours only is refused every other type of order', async () => {
  const by = await given.user({ account: await given.account({ daily_tours_only: true }) })
  for (const orderType of ['private', 'package'] as const) {
    expect(await faultsOf(given.order({ by, orderType }))).toEqual({ orderType: 'daily_only' })
  }
  expect(await faultsOf(given.order({ by, orderType: 'starTour' }))).toMatchObject({
    orderType: 'daily_only',
  })
  await expect(given.order({ by })).resolves.toBeTruthy()
})

test('HOLE-O48 other agencies can book private orders, but not leave the price open', async () => {
  const by = await given.user({ account: await given.account() })
  const placed = await given.order({ by, orderType: 'private', paymentTBD: true })
  expect(placed).toMatchObject({ paymentTBD: false, payments: [{ amountInCurrency: 740 }] })
})

test('PRICE-12 CPERM-08 HOLE-O42 only super users can set a custom total', async () => {
  const agency = await given.account()
  const people = [
    await given.owner(),
    await given.user({ role: 'ADMIN' }),
    await given.user({ account: agency }),
    await given.user({ account: agency, role: 'AGENT' }),
  ]
  for (const by of people) {
    for (const customTotalPrice of [0, 1, 250]) {
      expect(await faultsOf(given.order({ by, customTotalPrice }))).toEqual({
        customTotalPrice: 'custom_price_not_allowed',
      })
    }
  }
  const superUser = await given.user({ isSuper: true })
  expect(await given.order({ by: superUser, customTotalPrice: 250 })).toMatchObject({ customTotalPrice: 250 })
})

test('HOLE-A25 end users cannot place orders, for the office or an agency', async () => {
  const agency = await given.account()
  for (const by of [
    await given.user({ role: 'USER' }),
    await given.user({ role: 'AGENT' }),
    await given.user({ account: agency, role: 'USER' }),
  ]) {
    const body = await given.orderInput({ by })
    await expect(as(by).orders.place({ body })).rejects.toMatchObject({ code: 'not_allowed', status: 403 })
    await expect(as(by).orders.calculatePrice({ body })).rejects.toMatchObject({ code: 'not_allowed' })
  }
})
