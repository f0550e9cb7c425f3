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

test('FORM-71 FORM-72 HOLE-O43 an agency can change the customer, its own reference, notes and the place within the city', async () => {
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

test('FORM-71 FORM-72 FORM-73 HOLE-O43 an agency can change nothing else, and each refused field is named', async () => {
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

test('HOLE-O43 OPERM-14 an order keeps its seller, whatever an agency or its agent sends', async () => {
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

test('PRICE-12 an agency can save an order with a super user’s total, but cannot change the total', async () => {
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

test('FORM-74 FORM-75 nobody can change what a paid order costs, not even a super user', async () => {
  const order = await given.order()
  await given.paid(order)
  const paid = await reload(order)
  expect(paid).toMatchObject({ paymentStatus: 'PAID', status: 'paid', selectedTours: [{ status: 'BOOKED' }] })
  const [another] = (await given.orderInput()).selectedTours
  const form = formWith(paid, { date: '2026-03-18', participants: { adult: 1 } })
  for (const client of [office, boss]) {
    const body = { ...form, refOrderNumber: 'x', selectedTours: [...form.selectedTours, another!] }
    expect(await faultsOf(save(paid, body, client))).toEqual({
      refOrderNumber: 'order_paid',
      'selectedTours.0.date': 'order_paid',
      'selectedTours.0.participants': 'order_paid',
      'selectedTours.1': 'order_paid',
    })
  }
  expect(await faultsOf(save(paid, { ...formOf(paid), customTotalPrice: 1 }, boss))).toEqual({
    customTotalPrice: 'order_paid',
  })
})

test('FORM-74 HOLE-O41 a paid order takes a corrected phone and note from office and agency, and its money stays', async () => {
  const tour = await given.tour()
  const [selectedTours, currency] = [[{ tour: tour.id }], 'ILS' as const]
  const order = await given.order({ agency: agency.id, currency, selectedTours })
  await given.paid(order)
  const ledger = () => office.orders.ledger({ params: { id: order._id } })
  const before = await ledger()
  await db.deleteFrom('price_lists').where('tour_id', '=', tour.id).execute()
  await given.priceList(tour, {}, { small_group: 20000 })
  for (const [client, mobilePhone] of [
    [office, '+1 555 010 7788'],
    [agencyOwner, '+1 555 010 7799'],
  ] as const) {
    const paid = await reload(order)
    const notes = `Call ${mobilePhone}`
    const userInformation = { ...paid.userInformation, mobilePhone, notes }
    const { updatedAt } = await save(paid, { ...formWith(paid, { notes }), userInformation }, client)
    expect(await reload(order)).toEqual({
      ...paid,
      userInformation,
      selectedTours: [{ ...paid.selectedTours[0], notes }],
      updatedAt,
    })
  }
  expect(await ledger()).toEqual(before)
  expect((await actionsOn(db, order._id)).slice(2)).toEqual(['updated', 'updated'])
})

test('HOLE-O41 FORM-76 OPERM-05 staff can still set the entry statuses of a paid order, and it is logged', async () => {
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

test('FORM-76 HOLE-O40 only staff set entry statuses, only on daily orders, and never back to new', async () => {
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

test('FORM-78 HOLE-O39 a canceled entry is locked, cannot be restored and is not charged if its status is missing', async () => {
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

test('HOLE-O39 canceling a tour while choosing a new day for it keeps the booked day', async () => {
  const order = await given.order({ selectedTours: [{}, {}] })
  const emptied = { status: 'CANCELED', group_type: null, date: null } as const
  const saved = await save(order, formWith(order, emptied))
  const { date, group_type } = order.selectedTours[0]!
  expect(saved.selectedTours[0]).toMatchObject({ status: 'CANCELED', date, group_type })
})

test('an order never changes its type, and a canceled one changes nothing', async () => {
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
