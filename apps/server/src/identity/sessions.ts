import type { Tx } from '../kernel/database.ts'
import { chooseAccount, enterableAccounts } from './accounts.ts'
import { distrustBrowsers } from './browsers/distrustBrowsers.ts'

/** Ends all of a user's sessions, or all but one, with their refresh tokens, and the trust in the user's browsers. */
export async function endSessions(tx: Tx, userId: string, now: Date, exceptId?: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== undefined, (sessions) => sessions.where('id', '!=', exceptId ?? ''))
    .execute()
  await distrustBrowsers(tx, userId, { except: null })
}

/** Moves a user's sessions out of an account that's closed to them: to another account, or they end. */
export async function leaveAccount(tx: Tx, userId: string, accountId: string, now: Date): Promise<void> {
  const home = chooseAccount(await enterableAccounts(tx, userId), null)
  await tx
    .updateTable('sessions')
    .set(home ? { account_id: home.id } : { revoked_at: now })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute()
}
