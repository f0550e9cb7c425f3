import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isConflict } from './isConflict.ts'
import { isNotFound } from './isNotFound.ts'

/**
 * After a save that was refused because somebody else had saved or deleted the record first: loads it again, so that
 * the form shows what became of it (see `useVersionedForm` and `DeletionWatch`). Answers false for any other failure.
 */
export function loadsNewer<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
  reload: () => void,
): boolean {
  if (!isConflict(error) && !isNotFound(error)) return false
  form.setError('root.server', { type: 'server' })
  reload()
  return true
}
