import { createHash, randomBytes } from 'node:crypto'
import {
  readRecoveryCode,
  recoveryCodeBytes,
  recoveryCodeCount,
  recoveryCodeOf,
} from '@tourdesk/domain/identity/recoveryCode'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { deriveHash } from '../deriveHash.ts'

const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** Replaces a user's codes with ten new ones; only their hashes are stored. */
export async function replaceCodes(tx: Tx, userId: string, now: Date): Promise<string[]> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(recoveryCodeOf(randomBytes(recoveryCodeBytes)))
  for (const code of codes) {
    const row = { user_id: userId, code_hash: await hashCode(userId, code), created_at: now, used_at: null }
    await insertInto(tx, 'recovery_codes', row).execute()
  }
  return [...codes]
}

/** Uses up a code; only one of two simultaneous calls succeeds. Returns whether it was right and unused. */
export async function spendCode(tx: Tx, userId: string, typed: string, now: Date): Promise<boolean> {
  const code = readRecoveryCode(typed)
  if (code === null) return false
  const spent = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', await hashCode(userId, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return spent !== undefined
}

/** As slow as a password's, since a code has few bits; one salt per user, so that one hash finds the code. */
function hashCode(userId: string, code: string): Promise<Buffer> {
  const nonce = createHash('sha256').update(`recovery code ${userId}`).digest().subarray(0, 16)
  return deriveHash({ message: code, nonce, ...cost })
}
