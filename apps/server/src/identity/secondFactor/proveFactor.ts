import type { AssertionInput } from '@tourdesk/contract/identity/passkeyShapes'
import type { FactorMethod } from '@tourdesk/contract/identity/secondFactor'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Tx } from '../../kernel/database.ts'
import { type Asked, verifyAssertion } from '../verifyAssertion.ts'
import type { Factors } from './factorsOf.ts'
import { spendCode } from './recoveryCodes.ts'
import { stepOfCode } from './totpSecrets.ts'

/** Proof of a second factor: one of the three. */
export interface Proof {
  code?: string | undefined
  /** A passkey's signature. */
  assertion?: AssertionInput | undefined
  recoveryCode?: string | undefined
}

/**
 * Checks a second factor and uses it up: no code, recovery code or signature of a passkey works twice. The
 * user's row must be locked.
 * Throws `second_factor_wrong` (400).
 */
export async function proveFactor(
  tx: Tx,
  userId: string,
  { app }: Factors,
  proof: Proof & Asked,
  now: Date,
): Promise<FactorMethod> {
  if (proof.assertion !== undefined) {
    if (!(await verifyAssertion(tx, userId, { ...proof, assertion: proof.assertion }, now)))
      throw new Problem('second_factor_wrong')
    return 'passkey'
  }
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
