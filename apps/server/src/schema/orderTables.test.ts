import type { Person } from '@tourdesk/domain/access/actor'
import { dana } from '@tourdesk/domain/testing/people'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { withoutEvent } from '../kernel/announce.ts'
import { everyOrder, type Scope, scopeOf } from '../kernel/scope.ts'
import { changeRows, insertRows, scopedRows } from './orderTables.ts'

const { db, given, close } = await startServer()
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

describe.each(scopes)('%s', (_, scope, sees) => {
  const expected = () => sees.map((name) => ids[name]).sort()

  test('reads the orders of the scope, their entries and their payments, and no others', async () => {
    const rows = scopedRows(db, scope)
    const orders = await rows.orders().select('id').execute()
    const entries = await rows.entries().select('order_id').execute()
    const payments = await rows.payments().select('order_id').execute()
    expect(orders.map(({ id }) => id).sort()).toEqual(expected())
    expect(entries.map(({ order_id }) => order_id).sort()).toEqual(expected())
    expect(payments.map(({ order_id }) => order_id).sort()).toEqual(expected())
  })

  test('changes rows of the scope alone, even when a change names no row', async () => {
    const changed = await withoutEvent({ db }, async (tx) => ({
      orders: await changeRows(tx, scope, 'orders').set({ notes: 'seen' }).returning('id').execute(),
      entries: await changeRows(tx, scope, 'order_entries')
        .set({ notes: 'seen' })
        .returning('order_id as id')
        .execute(),
      payments: await changeRows(tx, scope, 'payments')
        .set({ payment_url: null })
        .returning('order_id as id')
        .execute(),
    }))
    for (const rows of Object.values(changed)) expect(rows.map(({ id }) => id).sort()).toEqual(expected())
  })
})

test('an agency cannot insert an entry for another account', async () => {
  const copied = withoutEvent({ db }, async (tx) => {
    const entry = await scopedRows(tx, everyOrder).entries().selectAll().executeTakeFirstOrThrow()
    const json = { participants: '{}', tickets: '{}', coupon_data: null, price_steps: null }
    const row = { ...entry, ...json, account_id: orchard.id }
    await insertRows(tx, scopeIn(pelican.id, 'OWNER', elsewhere.id), 'order_entries', [row]).execute()
  })
  await expect(copied).rejects.toThrow('outside of the scope')
})

function scopeIn(accountId: string, role: Person['role'], userId: string): Scope {
  const person = dana(role)
  return scopeOf({ ...person, userId, account: { ...person.account, _id: accountId } })
}
