import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import { isCommonPassword } from './isCommonPassword.ts'

/** A password that somebody chooses mustn't be one that everybody chooses. Throws `password_common` (400) at its field. */
export async function refuseCommon(password: string, field = 'password'): Promise<void> {
  if (await isCommonPassword(password)) throw fieldProblem([{ field, code: 'password_common' }])
}
