import { channelsOf } from '@tourdesk/domain/messages/messageSettings'
import { firstWay } from '@tourdesk/domain/messages/whoGetsIt'
import type { Reader } from '../kernel/call.ts'
import { readNewsSettings } from '../messages/automatic/newsSettings.ts'
import { addressesOf } from '../messages/phone.ts'

/** Where a statement is mailed if it's confirmed now: empty without an address, null if it isn't mailed. */
export async function findAddressee(
  { db, now }: Pick<Reader, 'db' | 'now'>,
  { account }: { account: { _id: string } },
): Promise<string | null> {
  const { settings, wasOn } = await readNewsSettings(db)
  if (!wasOn('statement_ready', now)) return null
  const { contact_email: email } = await db
    .selectFrom('accounts')
    .select('contact_email')
    .where('id', '=', account._id)
    .executeTakeFirstOrThrow()
  const way = firstWay(channelsOf(settings, 'statement_ready'), addressesOf({ email, phone: '' }))
  return way?.address ?? ''
}
