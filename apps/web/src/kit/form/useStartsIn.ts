import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** The page of something new starts in its first field, so that people can type at once. */
export function useStartsIn<Values extends FieldValues, Context, Output>(
  { setFocus }: UseFormReturn<Values, Context, Output>,
  name: FieldPath<Values>,
  isNew: boolean,
): void {
  useEffect(() => {
    if (isNew) setFocus(name)
  }, [isNew, name, setFocus])
}
