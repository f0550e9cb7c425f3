import { type Checked, checked, filled } from '../checked.ts'
import { isEmail } from '../email.ts'

/** A required email address. */
export function checkEmail(field: string, email: string): Checked<string> {
  if (email.trim() === '') return filled(field, email, 'email_required')
  return checked(email, isEmail(email) ? [] : [{ field, code: 'email_invalid' }])
}
