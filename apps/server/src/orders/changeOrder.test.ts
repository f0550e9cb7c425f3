import type { Order, OrderInput } from '@tourdesk/contract/orders'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn, auditOf } from '../../test/auditOf.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formOf, formWith } from '../../test/formOf.ts'
import { noticesOf } from '../../test/noticesOf.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, product, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))

const owner = await given.owner()
const office = as(owner)
const boss = as(await given.user({ isSuper: true }))

const save = (order: Order, body: OrderInput & { updatedAt?: string }, client = office) =>
  client.orders.change({ params: { id: order._id }, body })
const reload = (order: Order) => office.orders.get({ params: { id: order._id } })
const statusesOf = (order: Order) =>
  order.payments.map(({ action, status, amountInCurrency }) => [action, status, amountInCurrency])

test('OAPI-06 HOLE-O2 an order sent back as it was is the same order, only newer', async () => {
  const order = await given.order({ selectedTours: [{}, { participants: { adult: 1, child: 2 } }] })
  clock.set('2026-03-02T10:05:00+02:00')
  expect(await save(order, formOf(order))).toEqual({ ...order, updatedAt: '2026-03-02T08:05:00.000Z' })
})

test('FORM-22 FORM-23 FORM-24 what staff change of an order is there after a reload', async () => {
  const order = await given.order()
  const agency = await given.account()
  const agent = await given.user({ account: agency })
  const place = await given.location({ city: 'jaffa', name: 'Lighthouse Inn' })
  const body = {
    ...formWith(order, {
      language: 'french',
      group_type: 'medium_group',
      participants: { adult: 3 },
      date: '2026-03-12',
      notes: 'Late',
      pickup: { city: 'jaffa', name: place.name, address: place.address },
    }),
    agency: agency.id,
    agent: agent.id,
    refOrderNumber: 'R-9',
    source: 'website' as const,
    userInformation: { ...order.userInformation, firstName: 'Noa', notes: 'VIP' },
  }
  const saved = await save(order, body)
  expect(await reload(order)).toEqual(saved)
  expect(saved).toMatchObject({
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    agency: { _id: agency.id },
    agent: { _id: agent.id },
    refOrderNumber: 'R-9',
    source: 'website',
    userInformation: { firstName: 'Noa', notes: 'VIP' },
    calculatedPrices: { totalPrice: 297 },
    commission: 29.7,
    selectedTours: [
      {
        _id: order.selectedTours[0]?._id,
        language: 'french',
        group_type: 'medium_group',
        participants: { adult: 3 },
        date: '2026-03-12',
        pickup: { city: 'jaffa', name: 'Lighthouse Inn', pickupTimeStart: '07:45' },
        agent: agent.id,
      },
    ],
  })
  const found = await office.orders.purchasedTours({ query: { search: 'noa levi', agencies: [agency.id] } })
  expect(found.data).toMatchObject([{ orderId: order._id, date: '2026-03-12' }])
})

test('HOLE-O96 a save made from an older version is refused, also when both come within the same moment', async () => {
  const order = await given.order()
  const saved = await save(order, { ...formOf(order), refOrderNumber: 'first' })
  const late = save(order, { ...formOf(order), refOrderNumber: 'second' })
  await expect(late).rejects.toMatchObject({
    code: 'changed_by_another',
    status: 409,
    message: 'This item was changed by another user. Please reload.',
  })
  expect((await reload(order)).refOrderNumber).toBe('first')
  await expect(save(saved, { ...formOf(saved), refOrderNumber: 'second' })).resolves.toBeTruthy()
})

test('HOLE-O96 of two people who save the same version at once, one wins', async () => {
  const order = await given.order()
  const saves = ['a', 'b', 'c'].map((refOrderNumber) => save(order, { ...formOf(order), refOrderNumber }))
  const answers = await Promise.allSettled(saves)
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason.code)).toEqual([
    'changed_by_another',
    'changed_by_another',
  ])
})

const agency = await given.account({ name: 'Orchard Travel' })
const agent = as(await given.user({ account: agency, role: 'AGENT' }))
const agencyOwner = as(await given.user({ account: agency }))

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
  const changes: [Partial<OrderInput['selectedTours'][number]>, string][] = [
    [{ tour: tour.id }, 'tour'],
    [{ date: '2026-03-12' }, 'date'],
    [{ language: 'french' }, 'language'],
    [{ group_type: 'medium_group' }, 'group_type'],
    [{ isDeluxe: true }, 'isDeluxe'],
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
  expect(await actionsOn(db, order._id)).toEqual(['created', 'status changed'])
})

test('FORM-76 FORM-77 HOLE-O40 entry statuses are set by staff alone, on daily orders alone, and never back to new', async () => {
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

test('HOLE-O37 CANC-10 a canceled entry counts no more, leaves its vehicle and lowers what is to be paid', async () => {
  const tour = await given.tour()
  const order = await given.order({
    agency: agency.id,
    selectedTours: [{ tour: tour.id }, { tour: tour.id }],
  })
  const unit = await given.unit({ tour })
  await board(order, unit._id)
  const boarded = await reload(order)
  expect(boarded.selectedTours[0]?.tourCarId).toBe(unit._id)
  const saved = await save(boarded, formWith(boarded, { status: 'CANCELED' }))
  expect(saved).toMatchObject({
    calculatedPrices: { totalPrice: 250 },
    commission: 25,
    selectedTours: [{ status: 'CANCELED', tourCarId: null }, { status: 'NOT_CONFIRMED' }],
  })
  expect(statusesOf(saved)).toEqual([['charge', 'pending', 250]])
  const units = await office.tourCars.ofDate({ params: { date: '2026-03-11' } })
  expect(units.data.find((each) => each._id === unit._id)).toMatchObject({ participants: 0 })

  const empty = await save(saved, formWith(saved, { status: 'CANCELED' }, 1))
  expect(empty).toMatchObject({ calculatedPrices: { totalPrice: 0 }, status: 'pending', commission: 0 })
  expect(statusesOf(empty)).toEqual([['charge', 'canceled', 250]])
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

test('FORM-79 HOLE-O38 a saved entry never vanishes', async () => {
  const order = await given.order({ selectedTours: [{}, {}] })
  const form = formOf(order)
  expect(await faultsOf(save(order, { ...form, selectedTours: form.selectedTours.slice(1) }))).toEqual({
    selectedTours: 'entry_not_removable',
  })
})

test('an entry of another order, or one named twice, cannot be sent', async () => {
  const [order, other] = [await given.order(), await given.order()]
  const form = formOf(order)
  const refused = { 'selectedTours.1._id': 'field_invalid' }
  for (const foreign of [formOf(other).selectedTours[0]!, form.selectedTours[0]!]) {
    const body = { ...form, selectedTours: [...form.selectedTours, { ...foreign, notes: 'mine now' }] }
    expect(await faultsOf(save(order, body))).toEqual(refused)
  }
  expect(await reload(other)).toEqual(other)
})

test('HOLE-O40 an entry added as canceled is added as new, and is paid for', async () => {
  const order = await given.order()
  const form = formOf(order)
  const [entry] = (await given.orderInput()).selectedTours
  const body = { ...form, selectedTours: [...form.selectedTours, { ...entry!, status: 'CANCELED' as const }] }
  expect(await save(order, body)).toMatchObject({
    calculatedPrices: { totalPrice: 500 },
    selectedTours: [{}, { status: 'NOT_CONFIRMED' }],
  })
})

test('HOLE-O84 another day or another tour takes an entry off its vehicle, other notes do not', async () => {
  const [tour, other] = [await given.tour(), await given.tour()]
  for (const change of [{ date: '2026-03-12' }, { tour: other.id }]) {
    const unit = await given.unit({ tour })
    const order = await given.order({ selectedTours: [{ tour: tour.id }] })
    await board(order, unit._id)
    const boarded = await reload(order)
    const noted = await save(boarded, formWith(boarded, { notes: 'Slow walker' }))
    expect(noted.selectedTours[0]?.tourCarId).toBe(unit._id)
    const moved = await save(noted, formWith(noted, change))
    expect(moved.selectedTours[0]?.tourCarId).toBeNull()
  }
})

test('HOLE-O52 a moved day is checked as a new one is', async () => {
  const order = await given.order()
  expect(await faultsOf(save(order, formWith(order, { date: '2026-03-02' })))).toEqual({
    'selectedTours.0.date': 'day_today',
  })
})

test('HOLE-O5 the price of what is left alone stays, whatever became of price list and rate', async () => {
  const tour = await given.tour()
  const order = await given.order({ currency: 'ILS', selectedTours: [{ tour: tour.id }] })
  await db.deleteFrom('price_lists').where('tour_id', '=', tour.id).execute()
  await given.priceList(tour, {}, { small_group: 20000 })
  await db.updateTable('currency_rates').set({ rate: 4 }).where('currency', '=', 'ILS').execute()
  const noted = await save(order, formWith(order, { notes: 'Slow walker' }))
  expect(noted).toMatchObject({ currencyRate: 3.7, calculatedPrices: { totalPrice: 250 } })
  expect(statusesOf(noted)).toEqual([['charge', 'pending', 925]])
  const grown = await save(noted, formWith(noted, { participants: { adult: 3 } }))
  expect(grown).toMatchObject({ currencyRate: 3.7, calculatedPrices: { totalPrice: 600 } })
  const dollars = await save(grown, { ...formOf(grown), currency: 'USD' })
  expect(dollars).toMatchObject({ currencyRate: 1, calculatedPrices: { totalPrice: 600 } })
  expect(statusesOf(dollars).at(-1)).toEqual(['charge', 'pending', 600])
  await db.updateTable('currency_rates').set({ rate: 3.7 }).where('currency', '=', 'ILS').execute()
})

test('HOLE-O26 a raised total asks for the difference', async () => {
  const order = await given.order()
  const saved = await save(order, formWith(order, { participants: { adult: 3 } }))
  expect(statusesOf(saved)).toEqual([
    ['charge', 'pending', 250],
    ['charge', 'pending', 125],
  ])
})

test('HOLE-O26 a lowered total lowers what is still to be paid, the latest first', async () => {
  const order = await given.order()
  const raised = await save(order, formWith(order, { participants: { adult: 4 } }))
  const lowered = await save(raised, formWith(raised, { participants: { adult: 1 } }))
  expect(statusesOf(lowered)).toEqual([
    ['charge', 'pending', 125],
    ['charge', 'canceled', 250],
  ])
})

test('HOLE-O26 HOLE-O27 PAY-07 a total lowered below what was paid gives the rest back', async () => {
  const order = await given.order({ selectedTours: [{}, {}] })
  await given.paid(order, 40_000)
  const partly = await reload(order)
  expect(partly).toMatchObject({ paymentStatus: 'PARTIAL', status: 'pending' })
  const saved = await save(partly, formWith(partly, { status: 'CANCELED' }))
  expect(statusesOf(saved)).toEqual([
    ['charge', 'paid', 400],
    ['charge', 'canceled', 100],
    ['refund', 'pending', 150],
  ])
  expect(saved).toMatchObject({ paymentStatus: 'PAID', status: 'paid' })
  expect(await faultsOf(save(saved, { ...formOf(saved), currency: 'EUR' }))).toEqual({
    currency: 'order_paid',
  })
})

test('HOLE-O26 an order that the agency pays from now on waits for the agency', async () => {
  const order = await given.order({ agency: agency.id })
  const saved = await save(order, { ...formOf(order), isAgencyPayment: true })
  expect(statusesOf(saved)).toEqual([
    ['charge', 'canceled', 250],
    ['agency', 'pending', 250],
  ])
})

test('HOLE-O17 HOLE-O18 a total by hand clears the open price and asks for a payment', async () => {
  const order = await given.order({ orderType: 'package' })
  expect(order).toMatchObject({ paymentTBD: true, payments: [] })
  const priced = await save(order, { ...formOf(order), customTotalPrice: 800, paymentTBD: false }, boss)
  expect(priced).toMatchObject({ paymentTBD: false, customTotalPrice: 800 })
  expect(statusesOf(priced)).toEqual([['charge', 'pending', 800]])
})

test('HOLE-O21 HOLE-C40 a coupon put on later takes a use, and another one gives it back', async () => {
  const tour = await given.tour()
  const [spring, desert] = [await given.coupon([tour]), await given.coupon([tour], { discount: 0.2 })]
  const uses = async () => [await usesOf(spring), await usesOf(desert)]
  const order = await given.order({ selectedTours: [{ tour: tour.id }] })
  const first = await save(order, { ...formOf(order), coupon_code: spring.code })
  expect(first.calculatedPrices.totalPrice).toBe(225)
  expect(await uses()).toEqual([1, 0])
  const second = await save(first, { ...formOf(first), coupon_code: desert.code })
  expect(second.calculatedPrices.totalPrice).toBe(200)
  expect(await uses()).toEqual([0, 1])
  const noted = await save(second, formWith(second, { notes: 'x' }))
  expect(noted.selectedTours[0]?.coupon_code).toBe(desert.code)
  const without = await save(noted, { ...formOf(noted), coupon_code: '' })
  expect(without.calculatedPrices.totalPrice).toBe(250)
  expect(await uses()).toEqual([0, 0])
})

test('HOLE-O21 a coupon that ended or was used up since stays good for the order that has it', async () => {
  const tour = await given.tour()
  const coupon = await given.coupon([tour], { usage: 1, end_date: '2026-03-02' })
  const order = await given.order({ coupon_code: coupon.code, selectedTours: [{ tour: tour.id }] })
  clock.set('2026-03-05T10:00:00+02:00')
  const saved = await save(order, formWith(order, { participants: { adult: 4 } }))
  expect(saved.calculatedPrices.totalPrice).toBe(450)
  expect(await usesOf(coupon)).toBe(1)
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

test('HOLE-O100 an agency that closed keeps its orders editable, and an agent goes with the agency', async () => {
  const closing = await given.account()
  const named = await given.user({ account: closing, role: 'AGENT' })
  const order = await given.order({ agency: closing.id, agent: named.id })
  await db.updateTable('accounts').set({ status: 'INACTIVE' }).where('id', '=', closing.id).execute()
  const saved = await save(order, { ...formOf(order), refOrderNumber: 'x' })
  expect(saved.agent).toEqual(order.agent)
  expect(await faultsOf(save(saved, { ...formOf(saved), agency: agency.id }))).toEqual({
    agent: 'agent_unknown',
  })
  const moved = await save(saved, { ...formOf(saved), agency: agency.id, agent: null })
  expect(await faultsOf(save(moved, { ...formOf(moved), agency: closing.id }))).toEqual({
    agency: 'agency_unknown',
  })
})

test('ORD-07 HOLE-O70 a change is written down and told for the days it left and the days it took', async () => {
  const order = await given.order({ agency: agency.id })
  const notices = await noticesOf(product, () => save(order, formWith(order, { date: '2026-03-15' })))
  expect(notices).toEqual([
    { topic: 'orders', days: ['2026-03-11', '2026-03-15'], by: owner.id, accountId: agency.id },
  ])
  expect((await auditOf(db, order._id)).at(-1)).toMatchObject({
    action: 'updated',
    actor_name: owner.name,
    account_id: agency.id,
  })
})

async function board(order: Order, unit: string) {
  const selectedTour = order.selectedTours[0]?._id ?? ''
  await office.tourCars.addOrder({
    params: { id: unit },
    body: { order: order._id, selectedTour, _id: unit },
  })
}

async function usesOf({ id }: { id: string }) {
  const row = await db.selectFrom('coupons').select('uses').where('id', '=', id).executeTakeFirstOrThrow()
  return row.uses
}
