import type { OpenedInvite } from '@tourdesk/contract/identity/identity'
import { checkInvite, wayInOf } from '@tourdesk/domain/identity/checkInvite'
import type { VisitorCall } from '../../kernel/call.ts'
import { accept } from '../../kernel/decide.ts'
import type { Product } from '../../kernel/product.ts'
import { factsOfLogin } from './factsOfLogin.ts'
import { findByLink } from './findByLink.ts'

/**
 * The contents of an invite, for the page its link opens.
 * Throws `invite_unreadable` (400), `invite_over` (409).
 */
export async function openInvite(
  call: VisitorCall,
  home: Pick<Product, 'secret'>,
  token: string,
): Promise<OpenedInvite> {
  const invite = await findByLink(call.db, home, token)
  accept(checkInvite({ status: invite.status, expiresAt: invite.expires_at }, call.now))
  const account = await call.db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', invite.account_id)
    .executeTakeFirstOrThrow()
  return {
    email: invite.email,
    firstName: invite.first_name,
    lastName: invite.last_name,
    mobilePhone: invite.mobile_phone,
    accountId: invite.account_id,
    accountName: account.name,
    wayIn: wayInOf(await factsOfLogin(call.db, invite.email)),
  }
}
