import type { MailRequest } from '@tourdesk/domain/activity/events'
import { inviteDays } from '@tourdesk/domain/identity/checkInvite'
import type { Selectable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { inviteMail } from '../../outbox/mails/inviteMail.ts'
import type { Invites } from '../../schema/accounts.ts'
import { newInviteToken } from '../inviteTokens.ts'
import { hashToken } from '../tokens.ts'

type Mailed = Pick<Selectable<Invites>, 'id' | 'email' | 'first_name' | 'expires_at'>

/** The mail with an invite's new link, the same with or without a login; the older link stops working. */
export async function mailOfInvite(
  tx: Tx,
  { origin }: Pick<Product, 'origin'>,
  { id, email, first_name: firstName, expires_at: validUntil }: Mailed,
  { senderName, accountName }: { senderName: string; accountName: string },
): Promise<MailRequest> {
  const token = newInviteToken()
  await tx
    .updateTable('invites')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .execute()
  const link = `${origin}/register/${token}`
  const content = inviteMail({ firstName, senderName, accountName, days: inviteDays, link })
  return { kind: 'invite', recipient: email, validUntil, ...content }
}
