import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isConflict } from './isConflict.ts'

/**
 * After a save that was refused because somebody else had saved first: loads the record again, so that the form
 * shows what became of it (see `useVersionedForm`). Answers false for any other failure.
 */
export function loadsNewer<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
  reload: () => void,
): boolean {
  if (!isConflict(error)) return false
  form.setError('root.server', { type: 'server' })
  reload()
  return true
}
