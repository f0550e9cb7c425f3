import { isEmail } from '@tourdesk/domain/email'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { jobKind } from '../kernel/jobs.ts'
import type { Product } from '../kernel/product.ts'
import { resetMail } from '../outbox/mails/resetMail.ts'
import { enterableAccounts } from './accounts.ts'
import { hashToken, newToken } from './tokens.ts'
import { userByLogin } from './userByLogin.ts'

/** Minutes until a reset link expires. */
const resetMinutes = 60

export const startResetJob = jobKind<{ login: string }>('startReset', 5)

/** Writes a reset token and its mail, if the email belongs to someone who may sign in. */
export async function startReset({ db, clock, origin }: Product, login: string): Promise<void> {
  const actor = { kind: 'job', name: 'password reset' } as const
  authorize(actor, 'users.write')
  if (!isEmail(login)) return
  const now = clock.now()
  await inTransaction({ db }, async (tx) => {
    // Locked, so that the email can't change between this check and writing the token.
    const user = await userByLogin(tx, login).select(['id', 'login']).forUpdate().executeTakeFirst()
    if (!user || (await enterableAccounts(tx, user.id)).length === 0) return unchanged(undefined)
    const token = newToken()
    const validUntil = new Date(now.getTime() + resetMinutes * 60_000)
    await insertInto(tx, 'password_resets', {
      token_hash: hashToken(token),
      user_id: user.id,
      created_at: now,
      expires_at: validUntil,
      used_at: null,
    }).execute()
    const link = `${origin}/resetPassword/${token}`
    const content = resetMail({ minutes: resetMinutes, link })
    await announce(
      tx,
      { actor, now },
      {
        name: 'user.resetAsked',
        subject: { id: user.id, name: user.login, accountId: null },
        mail: { kind: 'password_reset', recipient: user.login, validUntil, ...content },
      },
    )
  })
}
