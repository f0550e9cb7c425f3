import { allOf, type Checked, checked, filled, thenMake, within } from '../checked.ts'
import { isEmail } from '../email.ts'
import type { OrderDraft } from './order.ts'

/** Step `User Info`: the people who travel. */
export function checkCustomerStep({
  userInformation,
}: Pick<OrderDraft, 'userInformation'>): Checked<Pick<OrderDraft, 'userInformation'>> {
  const { firstName, lastName, email } = userInformation
  const isWrong = email.trim() !== '' && !isEmail(email)
  const found = allOf(
    filled('firstName', firstName, 'first_name_required'),
    filled('lastName', lastName, 'last_name_required'),
    filled('email', email, 'email_required'),
    checked(email, isWrong ? [{ field: 'email', code: 'email_invalid' }] : []),
  )
  return within(
    'userInformation',
    thenMake(found, () => ({ userInformation })),
  )
}
