import { type Checked, checked, checkFields, filled } from '../checked.ts'
import { hasCents } from '../money.ts'
import { checkEmail } from './checkEmail.ts'

/** The fields of a guide or driver that are checked; an empty salary is null. */
export interface OperatorFields {
  firstName: string
  lastName: string
  mobilePhone: string
  email: string
  salary: number | null
}

/**
 * An operator's form, or all its errors. Both names have the same message when missing.
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

/** Empty, or an amount with at most two decimals. */
function isSalary(salary: number | null): boolean {
  return salary === null || (salary >= 0 && salary < 1e10 && hasCents(salary))
}
