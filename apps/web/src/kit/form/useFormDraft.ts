import { useEffect, useEffectEvent } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { fittingDraft, formDraftOf, readFormDraft } from '../draft/formDraft.ts'
import { useDraft } from '../draft/useDraft.ts'
import type { Versions } from './versions/useVersionedForm.ts'

/** Restores a form's draft and compares it with what others have saved since. */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  name: string | null,
  versions: Versions | undefined,
) {
  const draft = useDraft(name ?? 'none', readFormDraft)
  const takeUp = useEffectEvent(() => {
    if (!draft.restored) return
    const fitting = fittingDraft(draft.restored, form.getValues())
    if (versions) return versions.takeUp(fitting)
    for (const [field, value] of Object.entries(fitting.typed)) {
      const path = field as FieldPath<Values>
      form.setValue(path, value as FieldPathValue<Values, typeof path>, { shouldDirty: true })
    }
  })
  useEffect(() => {
    // After the form's own effects, which reset it to its record.
    const timer = setTimeout(() => takeUp())
    return () => clearTimeout(timer)
  }, [])

  const keep = useEffectEvent((values: FieldValues, record: FieldValues) => {
    const kept = formDraftOf(values, versions?.startedFrom(record) ?? record)
    if (name !== null && kept) draft.write(kept)
    else draft.clear()
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => keep(values, defaultValues ?? {}),
      }),
    [subscribe],
  )

  const { isSubmitSuccessful, defaultValues } = form.formState
  const keepUndecided = useEffectEvent(() => keep(form.getValues(), defaultValues ?? {}))
  const decisions = versions?.decisions
  useEffect(() => {
    // An unresolved conflict is shown again after the next reload.
    if (decisions && decisions.length > 0) keepUndecided()
  }, [decisions])

  const forget = useEffectEvent(() => {
    draft.clear()
    versions?.settle()
  })
  useEffect(() => {
    if (isSubmitSuccessful) forget()
  }, [isSubmitSuccessful])

  return {
    isRestored: draft.restored !== null,
    startOver() {
      draft.drop()
      form.reset(undefined, { keepDirtyValues: false })
      versions?.settle()
    },
  }
}
