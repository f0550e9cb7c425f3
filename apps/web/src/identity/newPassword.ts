import { codeOf } from '@tourdesk/domain/decision'
import { checkPassword } from '@tourdesk/domain/identity/credentials'

/** What is wrong with a password that is typed twice; a code, or `mismatch`, which each form words itself. */
export function newPasswordRefusals(password: string, repeated: string) {
  return {
    password: codeOf(checkPassword(password)),
    repeated:
      repeated === '' ? ('password_required' as const) : password === repeated ? null : ('mismatch' as const),
  }
}
