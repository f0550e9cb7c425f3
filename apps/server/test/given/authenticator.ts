import { recoveryCodeCount } from '@tourdesk/domain/identity/recoveryCode'
import { Secret, TOTP } from 'otpauth'
import { replaceCodes } from '../../src/identity/secondFactor/recoveryCodes.ts'
import { newTotpSecret, seal } from '../../src/identity/secondFactor/totpSecrets.ts'
import type { TestServer } from '../as.ts'

/** The code that an authenticator app shows, computed independently of the product. */
export function codeOf(base32: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp: at.getTime() })
}

/** Gives a user an app and recovery codes, without the product's calls. */
export async function givenApp(
  { db, clock, product }: Pick<TestServer, 'db' | 'clock' | 'product'>,
  userId: string,
) {
  const now = clock.now()
  const secret = newTotpSecret()
  const sealed = seal(secret, userId, product.secret)
  const row = { secret: sealed, pending: null, last_step: null, added_at: now }
  const recoveryCodes = await db.transaction().execute(async (tx) => {
    // Locks the user first, as the product does, since another call of theirs may be running.
    await tx.updateTable('users').set({ second_factor_at: now }).where('id', '=', userId).execute()
    await tx
      .insertInto('totp_secrets')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    return replaceCodes(tx, userId, now)
  })
  if (recoveryCodes.length !== recoveryCodeCount) throw new Error('Recovery codes are missing.')
  const base32 = new Secret({ buffer: new Uint8Array(secret).buffer }).base32
  return { base32, recoveryCodes, code: () => codeOf(base32, clock.now()) }
}
