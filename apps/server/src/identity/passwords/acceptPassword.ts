import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import { codeOf } from '@tourdesk/domain/decision'
import { checkPassword } from '@tourdesk/domain/identity/credentials'
import type { NewPassword } from '../password.ts'
import { isCommonPassword } from './isCommonPassword.ts'

/**
 * A password that somebody chooses for a login (empty if it isn't known yet), which may then be hashed and stored.
 * Throws its first error (400) at its field: too short, the login itself, or one that everybody chooses.
 */
export async function acceptPassword(
  password: string,
  login: string,
  field = 'password',
): Promise<NewPassword> {
  const code = await faultOf(password, login)
  if (code) throw fieldProblem([{ field, code }])
  return password as NewPassword
}

/** What's wrong with a password for a login; null if nothing is. */
export async function faultOf(password: string, login: string) {
  const code = codeOf(checkPassword(password, login))
  if (code) return code
  return (await isCommonPassword(password)) ? ('password_common' as const) : null
}
