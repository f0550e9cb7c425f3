import { adminRoles } from '@tourdesk/domain/access/roles'
import type { MailRequest } from '@tourdesk/domain/activity/events'
import { isEmail } from '@tourdesk/domain/email'
import { deviceName, deviceOf } from '@tourdesk/domain/identity/deviceOf'
import type { Tx } from '../kernel/database.ts'
import { type SecurityNews, securityMail } from '../outbox/mails/securityMail.ts'

/** The contents of a mail about a user's login. */
export interface Warned {
  userId: string
  news: SecurityNews
  /** The browser's User-Agent; empty for a command. */
  device: string
  /** The address of the screens. */
  origin: string
  /** The user who did it; they get no mail about what they did to someone else's login. */
  byUserId?: string | undefined
}

/**
 * The mails about what happened to a user's login. For a username, which has no mailbox, they go to the
 * owners and admins of the user's accounts.
 */
export async function warningsOf(tx: Tx, warned: Warned, at: Date): Promise<MailRequest[]> {
  const { userId, byUserId, origin } = warned
  const { login } = await tx
    .selectFrom('users')
    .select('login')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const recipients = isEmail(login) ? [login] : await adminsOf(tx, userId, byUserId)
  const device = deviceName(deviceOf(warned.device))
  const content = securityMail(warned.news, { login, device, at, link: `${origin}/security` })
  return recipients.map((recipient) => ({ kind: 'security', recipient, ...content }))
}

async function adminsOf(tx: Tx, userId: string, byUserId: string | undefined): Promise<string[]> {
  const admins = await tx
    .selectFrom('memberships as own')
    .innerJoin('memberships as theirs', 'theirs.account_id', 'own.account_id')
    .innerJoin('users', 'users.id', 'theirs.user_id')
    .select('users.login')
    .distinct()
    .where('own.user_id', '=', userId)
    .where('own.status', '=', 'ACTIVE')
    .where('theirs.status', '=', 'ACTIVE')
    .where('theirs.role', 'in', adminRoles)
    .where('users.deleted_at', 'is', null)
    .where('users.id', 'not in', [userId, ...(byUserId ? [byUserId] : [])])
    .orderBy('users.login')
    .execute()
  return admins.map(({ login }) => login).filter(isEmail)
}
