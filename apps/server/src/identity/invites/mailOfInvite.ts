import type { MailRequest } from '@tourdesk/domain/activity/events'
import { inviteDays } from '@tourdesk/domain/identity/checkInvite'
import type { Selectable } from 'kysely'
import type { Product } from '../../kernel/product.ts'
import { inviteMail } from '../../outbox/mails/inviteMail.ts'
import type { Invites } from '../../schema/accounts.ts'
import { signInvite } from '../inviteTokens.ts'

type Mailed = Pick<
  Selectable<Invites>,
  'id' | 'account_id' | 'email' | 'first_name' | 'last_name' | 'mobile_phone' | 'expires_at'
>

/** The mail with a stored invite's link, the same with or without a login. */
export function mailOfInvite(
  { secret, origin }: Pick<Product, 'secret' | 'origin'>,
  invite: Mailed,
  { senderName, accountName }: { senderName: string; accountName: string },
): MailRequest {
  const { id: inviteId, account_id: accountId, email, first_name: firstName } = invite
  const person = { email, firstName, lastName: invite.last_name, mobilePhone: invite.mobile_phone }
  const exp = Math.floor(invite.expires_at.getTime() / 1000)
  const link = `${origin}/register/${signInvite(secret, { inviteId, accountId, ...person, exp })}`
  const content = inviteMail({ firstName, senderName, accountName, days: inviteDays, link })
  return { kind: 'invite', recipient: email, validUntil: invite.expires_at, ...content }
}
