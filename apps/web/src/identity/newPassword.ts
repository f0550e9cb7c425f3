import { codeOf } from '@tourdesk/domain/decision'
import { checkPassword } from '@tourdesk/domain/identity/credentials'

/** The error of a password typed twice: a code, or `mismatch`, which each form words differently. */
export function newPasswordRefusals(password: string, repeated: string, login: string) {
  return {
    password: codeOf(checkPassword(password, login)),
    repeated:
      repeated === '' ? ('password_required' as const) : password === repeated ? null : ('mismatch' as const),
  }
}
