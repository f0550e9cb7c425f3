import type { Issue } from '../decision.ts'
import { isEmail } from '../email.ts'
import type { Refusal } from '../refusals.ts'
import type { OrderDraft, UserInformation } from './order.ts'

/** Step `User Info`: who travels (FORM-37 to FORM-40). */
export function checkCustomerStep(draft: Pick<OrderDraft, 'userInformation'>): Issue[] {
  const { firstName, lastName, email } = draft.userInformation
  return [
    ...missing('firstName', firstName, 'first_name_required'),
    ...missing('lastName', lastName, 'last_name_required'),
    ...missing('email', email, 'email_required'),
    ...(email.trim() !== '' && !isEmail(email) ? [issue('email', 'email_invalid')] : []),
  ]
}

function missing(field: keyof UserInformation, value: string, code: Refusal): Issue[] {
  return value.trim() === '' ? [issue(field, code)] : []
}

function issue(field: keyof UserInformation, code: Refusal): Issue {
  return { field: `userInformation.${field}`, code }
}
