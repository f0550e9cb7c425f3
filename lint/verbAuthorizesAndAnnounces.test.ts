import { testRule } from './testRule.ts'
import { verbAuthorizesAndAnnounces } from './verbAuthorizesAndAnnounces.ts'

const verb = (first: string, last: string, open = 'inTransaction(call, async (tx) =>') =>
  `export async function cancelOrder(actor: Actor, id: string) {
    ${first}
    await ${open} { await close(tx, id); ${last} })
  }`
const event = "await announce(tx, call, { name: 'order.canceled' })"

testRule('a verb authorizes and announces', verbAuthorizesAndAnnounces, {
  fine: [
    verb("authorize(actor, 'orders.cancel')", event),
    'await findOrder(database, id)',
    "await tx.updateTable('orders').set({ status }).execute()",
    "await db.selectFrom('orders').execute()",
    "await insertInto(tx, 'orders', row).execute()",
    'await withoutEvent(call, (tx) => touch(tx))',
  ],
  refused: [
    verb("authorize(actor, 'orders.cancel')", ''),
    verb('', event),
    'await inTransaction((tx) => save(tx))',
    verb("authorize(actor, 'orders.cancel')", event, 'db.transaction().execute(async (tx) =>'),
    "await db.updateTable('orders').set({ status }).execute()",
    "await call.db.deleteFrom('orders').execute()",
    "await insertInto(db, 'orders', row).execute()",
  ],
})
