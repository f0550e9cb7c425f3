import { testRule } from './testRule.ts'
import { verbAuthorizesAndAudits } from './verbAuthorizesAndAudits.ts'

const verb = (first: string, last: string) =>
  `export async function cancelOrder(actor: Actor, id: string) {
    ${first}
    await database.transaction().execute(async (tx) => { await close(tx, id); ${last} })
  }`

testRule('a verb authorizes and audits', verbAuthorizesAndAudits, {
  fine: [
    verb("authorize(actor, 'orders.cancel')", 'await audit(tx, actor)'),
    'await findOrder(database, id)',
  ],
  refused: [
    verb("authorize(actor, 'orders.cancel')", ''),
    verb('', 'await audit(tx, actor)'),
    'await inTransaction((tx) => save(tx))',
  ],
})
