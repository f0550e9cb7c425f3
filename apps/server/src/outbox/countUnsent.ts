import { compiled } from '../kernel/compiled.ts'

/**
 * How many mails since an instant weren't sent, because they failed or there's no mail server. Leaves out
 * warnings about logins, which nobody could pass on, and messages, which have a count of their own.
 */
export const countUnsent = compiled((db, { since }: { since: Date }) =>
  db
    .selectFrom('mail_outbox')
    .select((eb) => ['status' as const, eb.fn.countAll<number>().as('count')])
    .where('status', 'in', ['failed', 'kept'])
    .where('channel', '=', 'email')
    .where('kind', '<>', 'security')
    .where('message_id', 'is', null)
    .where('created_at', '>=', since)
    .groupBy('status'),
)
