import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Tx } from '../../kernel/database.ts'
import type { Factors } from './factorsOf.ts'
import { spendCode } from './recoveryCodes.ts'
import { stepOfCode } from './totpSecrets.ts'

/** What somebody proves it with: one of them. */
export interface Proof {
  code?: string | undefined
  recoveryCode?: string | undefined
}

/**
 * Checks a second factor and uses it up: neither a code nor a recovery code works twice. The user's row must be locked.
 * Throws `second_factor_wrong` (400).
 */
export async function proveFactor(
  tx: Tx,
  userId: string,
  { app }: Factors,
  proof: Proof,
  now: Date,
): Promise<'code' | 'recoveryCode'> {
  if (proof.code !== undefined) {
    const step = app?.secret ? stepOfCode(app.secret, proof.code, now, app.lastStep) : null
    if (step === null) throw new Problem('second_factor_wrong')
    await tx.updateTable('totp_secrets').set({ last_step: step }).where('user_id', '=', userId).execute()
    return 'code'
  }
  if (proof.recoveryCode !== undefined && (await spendCode(tx, userId, proof.recoveryCode, now)))
    return 'recoveryCode'
  throw new Problem('second_factor_wrong')
}
