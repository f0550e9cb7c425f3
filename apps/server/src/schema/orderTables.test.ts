import { carmelTravel, dana } from '@tourdesk/domain/testing/people'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { withoutEvent } from '../kernel/announce.ts'
import { newId } from '../kernel/newId.ts'
import { everyOrder, type Scope, scopeOf } from '../kernel/scope.ts'
import { changeRows, insertRows, scopedRows } from './orderTables.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const [orchard, pelican] = [await given.account(), await given.account()]
const ruth = await given.user({ account: orchard, role: 'AGENT' })
const yael = await given.user({ account: orchard, role: 'AGENT' })
const owner = await given.user({ account: orchard, role: 'OWNER' })
const elsewhere = await given.user({ account: pelican, role: 'OWNER' })
let ids: Record<'ruths' | 'yaels' | 'pelicans', string>
beforeAll(async () => {
  const [ruths, yaels, pelicans] = [
    await given.order({ by: ruth }),
    await given.order({ by: yael }),
    await given.order({ by: elsewhere }),
  ]
  ids = { ruths: ruths._id, yaels: yaels._id, pelicans: pelicans._id }
})

const scopes: [who: string, scope: Scope, sees: (keyof typeof ids)[]][] = [
  ['an agent', scopeIn(orchard.id, 'AGENT', ruth.id), ['ruths']],
  ['the owner of an agency', scopeIn(orchard.id, 'OWNER', owner.id), ['ruths', 'yaels']],
  ['another agency', scopeIn(pelican.id, 'OWNER', elsewhere.id), ['pelicans']],
  ['a step for everybody', everyOrder, ['ruths', 'yaels', 'pelicans']],
]

test('a key of an agency has all orders of the agency', async () => {
  const partner = scopeOf({ kind: 'partner', keyId: 'key', accountId: orchard.id, name: 'Orchard’s website' })
  const orders = await scopedRows(db, partner).orders().select('id').execute()
  expect(orders.map(({ id }) => id).sort()).toEqual([ids.ruths, ids.yaels].sort())
})

test('a customer has the one order with its entries, payments and ledger, and pays for no other', async () => {
  const guest = scopeOf({ kind: 'guest', link: 'order', orderId: ids.yaels, name: 'Dana Levi' })
  const rows = scopedRows(db, guest)
  const orders = await rows.orders().select('id').execute()
  const entries = await rows.entries().select('order_id as id').execute()
  const payments = await rows.payments().selectAll().execute()
  const ledger = await rows.ledger().selectAll().execute()
  expect([...orders, ...entries]).toEqual([{ id: ids.yaels }, { id: ids.yaels }])
  expect(ledger.map(({ order_id }) => order_id)).toEqual([ids.yaels])
  expect(payments.map(({ order_id }) => order_id)).toEqual([ids.yaels])
  const foreign = payments.map((payment) => ({ ...payment, id: newId(), order_id: ids.ruths }))
  const paying = withoutEvent({ db }, (tx) => insertRows(tx, guest, 'payments', foreign).execute())
  await expect(paying).rejects.toThrow('outside of the scope')
  const booked = ledger.map((entry) => ({ ...entry, id: newId(), order_id: ids.ruths }))
  const booking = withoutEvent({ db }, (tx) => insertRows(tx, guest, 'ledger_entries', booked).execute())
  await expect(booking).rejects.toThrow('outside of the scope')
})

describe.each(scopes)('%s', (_, scope, sees) => {
  const expected = () => sees.map((name) => ids[name]).sort()

  test('reads the orders of the scope, their entries, payments and ledgers, and no others', async () => {
    const rows = scopedRows(db, scope)
    const orders = await rows.orders().select('id').execute()
    const entries = await rows.entries().select('order_id').execute()
    const payments = await rows.payments().select('order_id').execute()
    const ledger = await rows.ledger().select('order_id').execute()
    expect(orders.map(({ id }) => id).sort()).toEqual(expected())
    expect(entries.map(({ order_id }) => order_id).sort()).toEqual(expected())
    expect(payments.map(({ order_id }) => order_id).sort()).toEqual(expected())
    expect(ledger.map(({ order_id }) => order_id).sort()).toEqual(expected())
  })

  test('changes only rows of the scope, even when a change names no row', async () => {
    const changed = await withoutEvent({ db }, async (tx) => ({
      orders: await changeRows(tx, scope, 'orders').set({ notes: 'seen' }).returning('id').execute(),
      entries: await changeRows(tx, scope, 'order_entries')
        .set({ notes: 'seen' })
        .returning('order_id as id')
        .execute(),
      payments: await changeRows(tx, scope, 'payments')
        .set({ link_token: null })
        .returning('order_id as id')
        .execute(),
    }))
    for (const rows of Object.values(changed)) expect(rows.map(({ id }) => id).sort()).toEqual(expected())
  })
})

test('an agency cannot insert an entry for another account', async () => {
  const copied = withoutEvent({ db }, async (tx) => {
    const entry = await scopedRows(tx, everyOrder).entries().selectAll().executeTakeFirstOrThrow()
    const json = {
      participants: '{}',
      pickup_name: '',
      dropoff_name: '',
      tickets: '{}',
      coupon_data: null,
      price_steps: null,
      cancellation_tiers: '[]',
    }
    const row = { ...entry, ...json, account_id: orchard.id }
    await insertRows(tx, scopeIn(pelican.id, 'OWNER', elsewhere.id), 'order_entries', [row]).execute()
  })
  await expect(copied).rejects.toThrow('outside of the scope')
})

test('a guide sees the entries on their vehicle, but not the rest of the order or its money', async () => {
  const guide = await given.operator({ role: 'guide' })
  const order = await given.order({ selectedTours: [{ date: '2026-03-12' }, { date: '2026-03-15' }] })
  const [first] = order.selectedTours
  const unit = await given.unit({ tour: { id: first!.tour!._id }, date: '2026-03-12' })
  await as(await given.owner()).tourCars.addOrder({
    params: { id: unit._id },
    body: { _id: unit._id, order: order._id, selectedTour: first!._id },
  })
  await db
    .insertInto('unit_crew')
    .values({
      unit_id: unit._id,
      operator_id: guide.id,
      is_guide: true,
      is_driver: false,
      start_date: '2026-03-12',
      end_date: '2026-03-12',
    })
    .execute()
  const crew = scopeOf({ kind: 'crew', operatorId: guide.id, name: 'Noa Regev' })
  const rows = scopedRows(db, crew)
  expect(await rows.orders().select('id').execute()).toEqual([{ id: order._id }])
  expect(await rows.entries().select('id').execute()).toEqual([{ id: first!._id }])
  expect(await rows.payments().select('id').execute()).toEqual([])
  expect(await rows.ledger().select('id').execute()).toEqual([])
  const others = scopedRows(db, scopeOf({ kind: 'crew', operatorId: newId(), name: 'Adam' }))
  expect(await others.entries().select('id').execute()).toEqual([])
})

function scopeIn(accountId: string, role: 'OWNER' | 'AGENT', userId: string): Scope {
  return scopeOf({ ...dana(role, { ...carmelTravel, _id: accountId }), userId })
}
