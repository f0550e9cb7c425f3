import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Focuses the first field of a page for a new record, so that people can type at once. */
export function useStartsIn<Values extends FieldValues, Context, Output>(
  { setFocus }: UseFormReturn<Values, Context, Output>,
  name: FieldPath<Values>,
  isNew: boolean,
): void {
  useEffect(() => {
    if (isNew) setFocus(name)
  }, [isNew, name, setFocus])
}
