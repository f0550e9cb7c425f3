import { Problem } from '@tourdesk/contract/kernel/problem'
import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldMessage } from '../kit/fieldMessage.ts'
import { showIssues } from '../kit/form/showIssues.ts'

/**
 * Shows the server's errors at their fields, and marks the form as not saved.
 * Returns true if every error has a field.
 * @param fieldOf the fields of refusals that name none
 */
export function placeIssues<Values extends FieldValues, Context, Output>(
  form: Pick<UseFormReturn<Values, Context, Output>, 'setError' | 'getFieldState' | 'getValues'>,
  error: unknown,
  fieldOf: Partial<Record<ProblemCode, FieldPath<Values>>> = {},
): boolean {
  form.setError('root.server', { type: 'server' })
  if (!(error instanceof Problem)) return false
  const refused = fieldOf[error.code]
  const problems = refused ? [{ field: refused, code: error.code, params: error.params }] : error.issues
  if (problems.length === 0) return false
  const fields = Object.keys(form.getValues())
  const issues = problems.map(({ field, code, params }) => ({ field, msg: fieldMessage(code, params) }))
  return (
    showIssues(form, issues, (field): field is FieldPath<Values> =>
      fields.includes(field.split('.')[0] ?? ''),
    ).length === 0
  )
}
