import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isConflict } from './isConflict.ts'
import { isNotFound } from './isNotFound.ts'

/**
 * If a save was refused because another user saved or deleted the record first, reloads it, so that the form
 * shows the new state (see `useVersionedForm` and `DeletionWatch`), and returns true. Returns false for any
 * other failure.
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
