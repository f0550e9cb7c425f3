import type { Issue } from '../decision.ts'
import { hasCents } from '../money.ts'
import { emailIssues } from './emailIssues.ts'

/** The fields of a guide or driver that can be wrong; an empty salary is null. */
export interface OperatorFields {
  firstName: string
  lastName: string
  mobilePhone: string
  email: string
  salary: number | null
}

/** Everything wrong with the form of an operator; both names say the same when missing (OPR-07 to OPR-10, HOLE-O73). */
export function checkOperator(operator: OperatorFields): Issue[] {
  const issues: Issue[] = []
  if (operator.firstName.trim() === '') issues.push({ field: 'firstName', code: 'name_required' })
  if (operator.lastName.trim() === '') issues.push({ field: 'lastName', code: 'name_required' })
  if (operator.mobilePhone.trim() === '') issues.push({ field: 'mobilePhone', code: 'phone_required' })
  issues.push(...emailIssues('email', operator.email))
  if (!isSalary(operator.salary)) issues.push({ field: 'salary', code: 'salary_invalid' })
  return issues
}

/** Nothing, or an amount with at most two decimals. */
function isSalary(salary: number | null): boolean {
  return salary === null || (salary >= 0 && salary < 1e10 && hasCents(salary))
}
