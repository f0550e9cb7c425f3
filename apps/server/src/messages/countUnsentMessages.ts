import { compiled } from '../kernel/compiled.ts'
import { stateAt } from './findMessages.ts'

/** How many messages since an instant failed, and how many are to be sent by hand. */
export const countUnsentMessages = compiled((db, { since, now }: { since: Date; now: Date }) =>
  db
    .selectFrom(
      db
        .selectFrom('messages')
        .leftJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
        .select(stateAt(now).as('state'))
        .where('messages.created_at', '>=', since)
        .as('message'),
    )
    .select((eb) => ['state' as const, eb.fn.countAll<number>().as('count')])
    .where('state', 'in', ['failed', 'by_hand'])
    .groupBy('state'),
)
