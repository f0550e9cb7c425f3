import { z } from 'zod'
import { newPasswordRefusals } from './newPassword.ts'

/** The form for the user's own password; `mismatch` is the message for two different new ones. */
export function ownPasswordSchema(mismatch: string) {
  return z
    .object({
      oldPassword: z.string().min(1, 'password_required'),
      password: z.string(),
      repeatedPassword: z.string(),
    })
    .superRefine(({ password, repeatedPassword }, context) => {
      const refusals = newPasswordRefusals(password, repeatedPassword)
      const refuse = (field: 'password' | 'repeatedPassword', message: string | null) => {
        if (message) context.addIssue({ code: 'custom', path: [field], message })
      }
      refuse('password', refusals.password)
      refuse('repeatedPassword', refusals.repeated === 'mismatch' ? mismatch : refusals.repeated)
    })
}
