import type { Db } from '../kernel/database.ts'
import type { Meters } from '../kernel/metrics/meters.ts'

const day = 24 * 3_600_000

/** Adds meters for the mails that are waiting, and those that failed for good in the last 24 hours. */
export function measureMails(meters: Meters, db: Db): void {
  meters.read('tourdesk_mails_waiting', 'Mails that are still to be sent', () =>
    count(db, 'pending', new Date(0)),
  )
  meters.read('tourdesk_mails_failed', 'Mails of the last 24 hours that were given up', () =>
    count(db, 'failed', new Date(Date.now() - day)),
  )
}

async function count(db: Db, status: 'pending' | 'failed', since: Date): Promise<number> {
  const { number } = await db
    .selectFrom('mail_outbox')
    .select((eb) => eb.fn.countAll<number>().as('number'))
    .where('status', '=', status)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return number
}
