import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

/** A field that the server refused. */
export interface FieldIssue {
  field: string
  msg: string
}

/**
 * Shows the server's messages at their fields, focuses the first, and returns the messages without a field.
 */
export function showIssues<Values extends FieldValues>(
  form: { setError: UseFormSetError<Values>; getFieldState: (name: FieldPath<Values>) => unknown },
  issues: readonly FieldIssue[],
  knows: (field: string) => boolean = () => true,
): FieldIssue[] {
  const placed = issues.filter((issue) => knows(issue.field))
  placed.forEach((issue, index) => {
    form.setError(
      issue.field as FieldPath<Values>,
      { type: 'server', message: issue.msg },
      { shouldFocus: index === 0 },
    )
  })
  return issues.filter((issue) => !placed.includes(issue))
}
