import { type Checked, checked, checkFields, filled } from '../checked.ts'
import { hasCents } from '../money.ts'
import { checkEmail } from './checkEmail.ts'

/** The fields of a guide or driver that can be wrong; an empty salary is null. */
export interface OperatorFields {
  firstName: string
  lastName: string
  mobilePhone: string
  email: string
  salary: number | null
}

/**
 * The form of an operator, or everything wrong with it; both names say the same when missing (OPR-07 to OPR-10,
 * HOLE-O73).
 */
export function checkOperator<Form extends OperatorFields>(form: Form): Checked<Form> {
  const { salary } = form
  return checkFields(form, {
    firstName: filled('firstName', form.firstName, 'name_required'),
    lastName: filled('lastName', form.lastName, 'name_required'),
    mobilePhone: filled('mobilePhone', form.mobilePhone, 'phone_required'),
    email: checkEmail('email', form.email),
    salary: checked(salary, isSalary(salary) ? [] : [{ field: 'salary', code: 'salary_invalid' }]),
  })
}

/** Nothing, or an amount with at most two decimals. */
function isSalary(salary: number | null): boolean {
  return salary === null || (salary >= 0 && salary < 1e10 && hasCents(salary))
}
