import type { Person } from '@tourdesk/domain/access/actor'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { compiled } from '../kernel/compiled.ts'
import { ask } from '../kernel/question.ts'
import type { StoredOrder } from './saved/queries.ts'

/** An open page reloads after every change by a colleague; that still counts as one opening. */
const oneOpeningMs = 60 * 60 * 1000

/** Logs that a person saw the customer's passport number, at most once an hour. */
export async function notePassportOpened(call: Call<Person>, { order }: StoredOrder): Promise<void> {
  authorize(call.actor, 'orders.read')
  if (order.passport_number === '' || (await wasOpenedLately(call, order.id))) return
  await inTransaction(call, (tx) =>
    announce(tx, call, {
      name: 'order.passportOpened',
      subject: { id: order.id, name: String(order.order_number), accountId: order.account_id },
      agentId: order.agent_id,
      days: [],
    }),
  )
}

async function wasOpenedLately({ db, actor, now }: Call<Person>, order: string): Promise<boolean> {
  const since = new Date(now.getTime() - oneOpeningMs)
  const openings = await ask(db, openingsSince({ order, person: actor.userId, since }))
  return openings.length > 0
}

const openingsSince = compiled((db, values: { order: string; person: string; since: Date }) =>
  db
    .selectFrom('audit_log')
    .select('id')
    .where('entity_kind', '=', 'Order')
    .where('entity_id', '=', values.order)
    .where('action', '=', 'opened')
    .where('user_id', '=', values.person)
    .where('at', '>', values.since)
    .limit(1),
)
