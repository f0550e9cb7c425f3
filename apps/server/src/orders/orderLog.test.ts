import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { formOf, formWith } from '../../test/formOf.ts'
import { newId } from '../kernel/newId.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const save = (order: Order, body: ReturnType<typeof formOf>) =>
  office.orders.change({ params: { id: order._id }, body })
const newestOf = async (order: Order) => {
  const { data } = await office.editLogs.ofOrder({ params: { id: order._id } })
  return data.find(({ action }) => action === 'updated' || action === 'status changed')
}

test('an order’s log has each changed field with its old and new value', async () => {
  const tour = await given.tour({ name: 'Masada' })
  const order = await given.order({ selectedTours: [{ tour: tour.id }] })
  const agency = await given.account({ name: 'Orchard Travel' })
  const place = await given.location({ city: 'jaffa', name: 'Lighthouse Inn', address: '4 Port Road' })
  const changed = formWith(order, {
    date: '2026-03-18',
    participants: { adult: 3, child: 1 },
    pickup: { city: 'jaffa', name: place.name, address: place.address },
  })
  await save(order, {
    ...changed,
    agency: agency.id,
    currency: 'ILS',
    userInformation: { ...changed.userInformation!, lastName: 'Cohen' },
  })
  const { changes } = (await newestOf(order))!
  const { pickup } = order.selectedTours[0]!
  expect(changes).toEqual([
    { field: 'agency', entry: null, tour: null, before: order.agency.name, after: 'Orchard Travel' },
    { field: 'currency', entry: null, tour: null, before: 'USD', after: 'ILS' },
    { field: 'userInformation.lastName', entry: null, tour: null, before: 'Levi', after: 'Cohen' },
    {
      field: 'selectedTours.date',
      entry: order.selectedTours[0]?._id,
      tour: 'Masada',
      before: '2026-03-11',
      after: '2026-03-18',
    },
    {
      field: 'selectedTours.participants',
      entry: order.selectedTours[0]?._id,
      tour: 'Masada',
      before: { adult: 2 },
      after: { adult: 3, child: 1 },
    },
    {
      field: 'selectedTours.pickup',
      entry: order.selectedTours[0]?._id,
      tour: 'Masada',
      before: { city: 'tel_aviv', name: pickup?.name, address: pickup?.address },
      after: { city: 'jaffa', name: 'Lighthouse Inn', address: '4 Port Road' },
    },
    {
      field: 'selectedTours.pickupTime',
      entry: order.selectedTours[0]?._id,
      tour: 'Masada',
      before: '07:30',
      after: '07:45',
    },
    {
      field: 'total',
      entry: null,
      tour: null,
      before: { amount: 250, currency: 'USD' },
      after: { amount: 1620.6, currency: 'ILS' },
    },
  ])
  const rows = await auditOf(db, order._id)
  expect(rows.find(({ action }) => action === 'updated')?.details).toMatchObject({
    before: { currency: 'USD', 'userInformation.lastName': 'Levi' },
    after: { currency: 'ILS', 'userInformation.lastName': 'Cohen' },
  })
})

test('log entries from older versions stay readable', async () => {
  const order = await given.order()
  const change = { field: 'currency', entry: null, tour: null, before: 'USD', after: 'ILS' } as const
  await db
    .insertInto('audit_log')
    .values({
      id: newId(),
      entity_kind: 'Order',
      entity_id: order._id,
      entity_name: null,
      account_id: order.agency._id,
      action: 'updated',
      actor_kind: 'job',
      actor_name: 'older version',
      details: JSON.stringify({ changes: [change], beyondRights: [] }),
      at: new Date('2026-03-02T09:00:00Z'),
    })
    .execute()
  expect(await newestOf(order)).toMatchObject({ user: 'older version', changes: [change] })
})

test('canceled and added tours are logged by name', async () => {
  const [masada, galilee] = [await given.tour({ name: 'Masada' }), await given.tour({ name: 'Galilee' })]
  const order = await given.order({ selectedTours: [{ tour: masada.id }] })
  const form = formWith(order, { status: 'CANCELED' })
  const { _id, status, ...entry } = form.selectedTours[0]!
  const saved = await save(order, {
    ...form,
    selectedTours: [...form.selectedTours, { ...entry, tour: galilee.id }],
  })
  const added = saved.selectedTours[1]
  const { action, changes } = (await newestOf(order))!
  expect(action).toBe('status changed')
  expect(changes).toEqual([
    {
      field: 'selectedTours.status',
      entry: order.selectedTours[0]?._id,
      tour: 'Masada',
      before: 'NOT_CONFIRMED',
      after: 'CANCELED',
    },
    { field: 'selectedTours.tour', entry: added?._id, tour: 'Galilee', before: null, after: 'Galilee' },
    { field: 'selectedTours.date', entry: added?._id, tour: 'Galilee', before: null, after: '2026-03-11' },
    {
      field: 'selectedTours.participants',
      entry: added?._id,
      tour: 'Galilee',
      before: null,
      after: { adult: 2 },
    },
  ])
})

test('saves without changes and other events list no changes', async () => {
  const order = await given.order()
  await save(order, formOf(order))
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  const { data } = await office.editLogs.ofOrder({ params: { id: order._id } })
  expect(data.map(({ action, changes }) => [action, changes])).toEqual([
    ['canceled', []],
    ['updated', []],
    ['payment created', []],
    ['created', []],
  ])
})

test('no call but opening an order shows its passport number, and one that comes back masked stays as it was', async () => {
  const order = await given.order({
    userInformation: {
      firstName: 'Dana',
      lastName: 'Levi',
      email: 'd@guests.example',
      passportNumber: '31994321',
    },
  })
  const params = { id: order._id }
  const opened = async () => (await office.orders.get({ params })).userInformation.passportNumber
  expect(order.userInformation.passportNumber).toBe('••••4321')
  expect(await opened()).toBe('31994321')
  const openings = async () =>
    (await auditOf(db, order._id)).filter(({ action }) => action === 'opened').length
  expect(await openings()).toBe(1)

  const changed = await save(order, formOf(order))
  const again = await office.orders.changeByPost({ body: { ...formOf(changed), _id: order._id } })
  const { balance: open } = await office.orders.ledger({ params })
  const answers = [
    order,
    changed,
    again,
    await office.orders.writeOff({
      params,
      body: { amount: open, reason: 'A friend of the house', clientKey: newId() },
    }),
    await office.orders.cancel({ body: { orderId: order._id, canRefund: true } }),
  ]
  for (const answer of answers) expect(JSON.stringify(answer)).not.toContain('31994321')
  expect(await opened()).toBe('31994321')
  expect(await openings()).toBe(1)
})

test('a passport number that was typed anew is stored, and one that was emptied is gone', async () => {
  let order = await given.order()
  const params = { id: order._id }
  for (const passportNumber of ['X1234567', '12', '']) {
    const form = formOf(order)
    const userInformation = { ...form.userInformation!, passportNumber }
    order = await save(order, { ...form, userInformation })
    expect((await office.orders.get({ params })).userInformation.passportNumber).toBe(passportNumber)
  }
})
