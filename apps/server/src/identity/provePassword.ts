import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import type { Tx } from '../kernel/database.ts'
import { isPassword } from './password.ts'

/** Locks the user and checks their password. Throws `old_password_wrong` (400) at its field. */
export async function provePassword(
  tx: Tx,
  userId: string,
  typed: string,
  field: 'password' | 'oldPassword',
): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!(await isPassword(typed, user.password_hash)))
    throw fieldProblem([{ field, code: 'old_password_wrong' }])
}
