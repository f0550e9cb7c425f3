import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import { codeOf } from '@tourdesk/domain/decision'
import { checkPassword } from '@tourdesk/domain/identity/credentials'
import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import type { NewPassword } from '../password.ts'
import { isCommonPassword } from './isCommonPassword.ts'

/**
 * Accepts a new password for a login (empty if it isn't known yet), which may then be hashed and stored.
 * Throws its first error, by default at the field `password` (400): too short, the login itself, or too
 * common.
 */
export async function acceptPassword(
  password: string,
  login: string,
  errorOf: (code: ProblemCode) => Error = (code) => fieldProblem([{ field: 'password', code }]),
): Promise<NewPassword> {
  const code = codeOf(checkPassword(password, login))
  if (code) throw errorOf(code)
  if (await isCommonPassword(password)) throw errorOf('password_common')
  return password as NewPassword
}
