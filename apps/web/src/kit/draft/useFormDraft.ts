import { useEffect, useEffectEvent } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { changedFields, fittingFields } from './changedFields.ts'
import { useDraft } from './useDraft.ts'

/** The draft of a form: what was changed in it comes back on top of the record as it is now. */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  name: string | null,
) {
  const draft = useDraft(name ?? 'none', fieldsOf)
  const takeUp = useEffectEvent(() => {
    for (const [field, value] of Object.entries(fittingFields(draft.restored ?? {}, form.getValues()))) {
      const path = field as FieldPath<Values>
      form.setValue(path, value as FieldPathValue<Values, typeof path>, { shouldDirty: true })
    }
  })
  useEffect(() => {
    // The effects of the form itself, which come last, set it to its record.
    const timer = setTimeout(() => takeUp())
    return () => clearTimeout(timer)
  }, [])

  const keep = useEffectEvent((values: Values, start: Partial<Values>) => {
    const changed = changedFields(values, start)
    if (name !== null && Object.keys(changed).length > 0) draft.write(changed)
    else draft.clear()
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => keep(values, (defaultValues ?? {}) as Partial<Values>),
      }),
    [subscribe],
  )

  const { isSubmitSuccessful } = form.formState
  const forget = useEffectEvent(() => draft.clear())
  useEffect(() => {
    if (isSubmitSuccessful) forget()
  }, [isSubmitSuccessful])

  return {
    isRestored: draft.restored !== null,
    startOver() {
      draft.drop()
      form.reset(undefined, { keepDirtyValues: false })
    },
  }
}

function fieldsOf(kept: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(kept as object))
}
