import type { OpenedInvite } from '@tourdesk/contract/identity/identity'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkInvite, wayInOf } from '@tourdesk/domain/identity/checkInvite'
import type { VisitorCall } from '../../kernel/call.ts'
import { accept } from '../../kernel/decide.ts'
import { readInvite } from '../inviteTokens.ts'
import { factsOfLogin } from './factsOfLogin.ts'

/**
 * What an invite's link opens, shown before anything is typed.
 * Throws `invite_unreadable` (400), `invite_over` (409).
 */
export async function openInvite(call: VisitorCall, secret: string, token: string): Promise<OpenedInvite> {
  const claims = readInvite(secret, token)
  if (!claims) throw new Problem('invite_unreadable')
  const invite = await call.db
    .selectFrom('invites')
    .innerJoin('accounts', 'accounts.id', 'invites.account_id')
    .select(['invites.status', 'invites.expires_at as expiresAt', 'invites.email', 'first_name', 'last_name'])
    .select(['invites.mobile_phone', 'account_id', 'accounts.name as account_name'])
    .where('invites.id', '=', claims.inviteId)
    .executeTakeFirst()
  accept(checkInvite(invite ?? null, call.now))
  if (!invite) throw new Problem('invite_over')
  return {
    email: invite.email,
    firstName: invite.first_name,
    lastName: invite.last_name,
    mobilePhone: invite.mobile_phone,
    accountId: invite.account_id,
    accountName: invite.account_name,
    wayIn: wayInOf(await factsOfLogin(call.db, invite.email)),
  }
}
