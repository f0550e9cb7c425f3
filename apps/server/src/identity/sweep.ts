import { withoutEvent } from '../kernel/announce.ts'
import { jobKind } from '../kernel/jobs.ts'
import type { Product } from '../kernel/product.ts'
import { sweepMails } from '../outbox/sweepMails.ts'

export const sweepJob = jobKind<object>('sweep', 1)

/**
 * Deletes what has expired: sessions, challenges, attempt counts, reset and crew links, and the links in
 * mails; and browsers and crew sessions that were unused for a year.
 */
export async function sweep({ db, clock }: Pick<Product, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await withoutEvent({ db }, async (tx) => {
    await tx.deleteFrom('attempts').where('window_ends_at', '<', now).execute()
    await tx.deleteFrom('password_resets').where('expires_at', '<', now).execute()
    await tx.deleteFrom('login_challenges').where('expires_at', '<', now).execute()
    await tx.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
    await tx.deleteFrom('sessions').where('expires_at', '<', now).execute()
    await tx.deleteFrom('known_browsers').where('last_used_at', '<', lastYear(now)).execute()
    await tx.deleteFrom('crew_links').where('expires_at', '<', now).execute()
    await tx.deleteFrom('crew_sessions').where('last_used_at', '<', lastYear(now)).execute()
    await sweepMails(tx, now)
  })
}

function lastYear(now: Date): Date {
  return new Date(now.getTime() - 365 * 24 * 3_600_000)
}
