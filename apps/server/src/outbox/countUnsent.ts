import { compiled } from '../kernel/compiled.ts'

/** How many mails since an instant weren't sent: given up, or kept because there's no mail server. */
export const countUnsent = compiled((db, { since }: { since: Date }) =>
  db
    .selectFrom('mail_outbox')
    .select((eb) => ['status' as const, eb.fn.countAll<number>().as('count')])
    .where('status', 'in', ['failed', 'kept'])
    .where('created_at', '>=', since)
    .groupBy('status'),
)
