import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { takeAttempt } from '../../kernel/attempts.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Product } from '../../kernel/product.ts'
import { ownInviteLimit } from '../limits.ts'
import { findOpenInvite } from './findOpenInvite.ts'
import { mailOfInvite } from './mailOfInvite.ts'

/**
 * Mails the caller the link of their open invite again.
 * Throws `not_found` (404), `too_many_attempts` (429).
 */
export async function mailOwnInvite(
  call: Call<Person>,
  product: Pick<Product, 'origin'>,
  accountId: string,
): Promise<void> {
  const { actor, now } = call
  authorize(actor, 'signedIn')
  const invite = await findOpenInvite(call, accountId)
  if (!invite) throw new Problem('not_found')
  await takeAttempt(call.db, ownInviteLimit(actor.userId), now)
  const { account_name: accountName, sender_first_name: first, sender_last_name: last } = invite
  const senderName = [first, last].filter(Boolean).join(' ') || accountName
  await inTransaction(call, async (tx) => {
    await announce(tx, call, {
      name: 'invite.mailedAgain',
      subject: { id: invite.id, name: invite.email, accountId },
      mail: await mailOfInvite(tx, product, invite, { senderName, accountName }),
    })
  })
}
