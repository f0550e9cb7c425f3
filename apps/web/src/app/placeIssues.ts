import { Problem } from '@tourdesk/contract/kernel/problem'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldMessage } from '../kit/fieldMessage.ts'
import { showIssues } from '../kit/form/showIssues.ts'

/**
 * Shows the server's errors at their fields, and keeps the form unsaved.
 * Returns true if every error has a field.
 */
export function placeIssues<Values extends FieldValues, Context, Output>(
  form: Pick<UseFormReturn<Values, Context, Output>, 'setError' | 'getFieldState' | 'getValues'>,
  error: unknown,
): boolean {
  form.setError('root.server', { type: 'server' })
  if (!(error instanceof Problem) || error.issues.length === 0) return false
  const fields = Object.keys(form.getValues())
  const issues = error.issues.map(({ field, code, params }) => ({ field, msg: fieldMessage(code, params) }))
  return (
    showIssues(form, issues, (field): field is FieldPath<Values> =>
      fields.includes(field.split('.')[0] ?? ''),
    ).length === 0
  )
}
