import type { Issue } from '../decision.ts'
import { isEmail } from '../email.ts'

/** What is wrong with an address that must be given (OPR-10, SUP-08, HOLE-O73). */
export function emailIssues(field: string, email: string): Issue[] {
  if (email.trim() === '') return [{ field, code: 'email_required' }]
  return isEmail(email) ? [] : [{ field, code: 'email_invalid' }]
}
