import type { Order, OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formOf, formWith } from '../../test/formOf.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const boss = as(await given.user({ isSuper: true }))
const agency = await given.account({ name: 'Orchard Travel' })
const agent = as(await given.user({ account: agency, role: 'AGENT' }))
const agencyOwner = as(await given.user({ account: agency }))

const save = (order: Order, body: OrderInput & { updatedAt?: string }, client = office) =>
  client.orders.change({ params: { id: order._id }, body })
const reload = (order: Order) => office.orders.get({ params: { id: order._id } })

test('FORM-71 FORM-72 HOLE-O43 an agency changes the customer, its own number, notes and the place within the city', async () => {
  const order = await given.order({ agency: agency.id })
  const place = await given.location({ name: 'Palm Court' })
  const pickup = { city: 'tel_aviv' as const, name: place.name, address: place.address }
  const saved = await save(
    order,
    {
      ...formWith(order, { notes: 'Window seats', pickup }),
      refOrderNumber: 'A-1',
      userInformation: { ...order.userInformation, roomNumber: '7', lastName: 'Cohen' },
    },
    agencyOwner,
  )
  expect(saved).toMatchObject({
    refOrderNumber: 'A-1',
    userInformation: { roomNumber: '7', lastName: 'Cohen' },
    selectedTours: [{ notes: 'Window seats', pickup: { name: 'Palm Court' } }],
  })
})

test('FORM-71 FORM-72 FORM-73 HOLE-O43 an agency is refused everything else, each field by its name', async () => {
  const tour = await given.tour()
  const coupon = await given.coupon([tour])
  const order = await given.order({ agency: agency.id })
  const locked = 'entry_locked_for_agency'
  const inn = await given.location({ city: 'jaffa', name: 'Anchor Inn' })
  const inJaffa = { city: 'jaffa', name: inn.name, address: inn.address } as const
  const changes: [Partial<OrderInput['selectedTours'][number]>, string][] = [
    [{ tour: tour.id }, 'tour'],
    [{ date: '2026-03-12' }, 'date'],
    [{ language: 'french' }, 'language'],
    [{ group_type: 'medium_group' }, 'group_type'],
    [{ group_type: 'large_group', price_class: 'economy' }, 'price_class'],
    [{ isDeluxe: true }, 'isDeluxe'],
    [{ differentDropoff: true, dropoff: inJaffa }, 'differentDropoff'],
    [{ participants: { adult: 3 } }, 'participants'],
    [{ pickup: { city: 'jaffa', name: 'Palm Court', address: '' } }, 'pickup.city'],
  ]
  for (const [change, field] of changes) {
    expect(await faultsOf(save(order, formWith(order, change), agencyOwner))).toHaveProperty(
      [`selectedTours.0.${field}`],
      locked,
    )
  }
  const wholeOrder = {
    ...formOf(order),
    coupon_code: coupon.code,
    currency: 'EUR',
    isAgencyPayment: true,
  } as const
  expect(await faultsOf(save(order, wholeOrder, agencyOwner))).toEqual({
    coupon_code: locked,
    currency: locked,
    isAgencyPayment: locked,
  })
  const more = formOf(order)
  const added = {
    ...more,
    selectedTours: [...more.selectedTours, ...(await given.orderInput()).selectedTours],
  }
  expect(await faultsOf(save(order, added, agencyOwner))).toEqual({ 'selectedTours.1': locked })
  expect(await reload(order)).toEqual(order)
})

test('HOLE-O43 OPERM-14 who sold an order stays, whatever an agency or its agent sends', async () => {
  const order = await given.order({ by: await given.user({ account: agency }), agent: null })
  const other = await given.account()
  const body = { ...formOf(order), agency: other.id, agent: owner.id, source: 'website' as const }
  expect(await save(order, body, agencyOwner)).toMatchObject({
    agency: { _id: agency.id },
    agent: null,
    source: 'office',
  })
  await expect(save(order, formOf(order), agent)).rejects.toMatchObject({ code: 'not_found' })
})

test('PRICE-12 an agency saves an order whose total a super user set, but not another total', async () => {
  const by = await given.user({ isSuper: true })
  const order = await given.order({ by, agency: agency.id, customTotalPrice: 99.5 })
  const kept = await save(order, { ...formOf(order), refOrderNumber: 'X' }, agencyOwner)
  expect(kept).toMatchObject({ customTotalPrice: 99.5, calculatedPrices: { totalPrice: 99.5 } })
  for (const customTotalPrice of [1, null]) {
    expect(await faultsOf(save(kept, { ...formOf(kept), customTotalPrice }))).toEqual({
      customTotalPrice: 'custom_price_not_allowed',
    })
  }
})

test('FORM-74 FORM-75 a paid order is closed to everybody, to a super user too', async () => {
  const order = await given.order()
  await given.paid(order)
  const paid = await reload(order)
  expect(paid).toMatchObject({ paymentStatus: 'PAID', status: 'paid', selectedTours: [{ status: 'BOOKED' }] })
  const [another] = (await given.orderInput()).selectedTours
  const form = formWith(paid, { notes: 'x', participants: { adult: 1 } })
  for (const client of [office, boss]) {
    const body = {
      ...form,
      refOrderNumber: 'x',
      userInformation: { ...paid.userInformation, firstName: 'X' },
      selectedTours: [...form.selectedTours, another!],
    }
    expect(await faultsOf(save(paid, body, client))).toEqual({
      refOrderNumber: 'order_paid',
      userInformation: 'order_paid',
      'selectedTours.0.notes': 'order_paid',
      'selectedTours.0.participants': 'order_paid',
      'selectedTours.1': 'order_paid',
    })
  }
  expect(await faultsOf(save(paid, { ...formOf(paid), customTotalPrice: 1 }, boss))).toEqual({
    customTotalPrice: 'order_paid',
  })
})

test('HOLE-O41 FORM-76 OPERM-05 staff mark the entries of a paid order all the same, and it is written down', async () => {
  const order = await given.order()
  await given.paid(order)
  const paid = await reload(order)
  const saved = await save(paid, formWith(paid, { status: 'COMPLETED' }))
  expect(saved.selectedTours[0]?.status).toBe('COMPLETED')
  const bySuper = await save(saved, formWith(saved, { status: 'PARTIAL' }), boss)
  expect(bySuper.selectedTours[0]?.status).toBe('PARTIAL')
  expect(await actionsOn(db, order._id)).toEqual([
    'created',
    'payment created',
    'status changed',
    'status changed',
  ])
})

test('FORM-76 HOLE-O40 entry statuses are set by staff alone, on daily orders alone, and never back to new', async () => {
  const order = await given.order({ agency: agency.id })
  const refused = { 'selectedTours.0.status': 'status_not_editable' }
  for (const status of ['CONFIRMED', 'CANCELED'] as const) {
    expect(await faultsOf(save(order, formWith(order, { status }), agencyOwner))).toEqual(refused)
  }
  const confirmed = await save(order, formWith(order, { status: 'CONFIRMED' }))
  expect(confirmed.selectedTours[0]?.status).toBe('CONFIRMED')
  expect(await faultsOf(save(confirmed, formWith(confirmed, { status: 'NOT_CONFIRMED' })))).toEqual(refused)
  const single = await given.order({ orderType: 'private' })
  expect(await faultsOf(save(single, formWith(single, { status: 'CONFIRMED' })))).toEqual(refused)
})

test('FORM-78 HOLE-O39 a canceled entry is locked, does not come back and is not charged when its status is left out', async () => {
  const order = await given.order({ selectedTours: [{}, {}] })
  const saved = await save(order, formWith(order, { status: 'CANCELED' }))
  expect(await faultsOf(save(saved, formWith(saved, { notes: 'x' })))).toEqual({
    'selectedTours.0.notes': 'entry_canceled',
  })
  expect(await faultsOf(save(saved, formWith(saved, { status: 'BOOKED' })))).toEqual({
    'selectedTours.0.status': 'entry_canceled',
  })
  const again = await save(saved, formWith(saved, { status: undefined }))
  expect(again).toMatchObject({
    calculatedPrices: { totalPrice: 250 },
    selectedTours: [{ status: 'CANCELED' }, {}],
  })
})

test('HOLE-O39 a tour that is canceled while its day is being chosen again keeps the day it was booked for', async () => {
  const order = await given.order({ selectedTours: [{}, {}] })
  const emptied = { status: 'CANCELED', group_type: null, date: null } as const
  const saved = await save(order, formWith(order, emptied))
  const { date, group_type } = order.selectedTours[0]!
  expect(saved.selectedTours[0]).toMatchObject({ status: 'CANCELED', date, group_type })
})

test('an order changes neither its kind nor, once canceled, anything', async () => {
  const order = await given.order()
  expect(await faultsOf(save(order, { ...formOf(order), orderType: 'starTour' }))).toMatchObject({
    orderType: 'order_type_fixed',
  })
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  const canceled = await reload(order)
  for (const body of [formOf(canceled), { ...formOf(canceled), refOrderNumber: 'x' }]) {
    await expect(save(canceled, body)).rejects.toMatchObject({ code: 'order_canceled', status: 409 })
  }
  expect(await reload(order)).toEqual(canceled)
})
