import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { loadsNewer } from '../app/loadsNewer.ts'
import { placeIssues } from '../app/placeIssues.ts'
import { useCan } from '../app/session.ts'
import { type Undoable, useOfferUndo } from '../app/useOfferUndo.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { Form } from '../kit/form/Form.tsx'
import { FormActions } from '../kit/form/FormActions.tsx'
import type { FormLimits } from '../kit/form/LimitsContext.ts'
import type { Versions } from '../kit/form/versions/useVersionedForm.ts'
import { useAction } from '../kit/useAction.ts'
import { useOutcomes } from '../kit/useOutcomes.ts'
import { useRefreshFleet } from './useRefreshFleet.ts'

interface RecordFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  versions: Versions
  limits: FormLimits
  isNew: boolean
  /** The key of the record's draft. */
  draft: string
  save: (values: Values) => Promise<{ _id: string } & Undoable>
  /** Shows an error in addition to the server's fields; returns true if nothing else needs to be shown. */
  onFailure?: (error: unknown) => boolean
  /** For rare actions, such as deleting. */
  start?: ReactNode
  /** Called after saving, with the record's id, or after canceling. */
  onDone: (saved?: string) => void
  children: ReactNode
}

/** The form of a fleet record; saves it with the general toasts. */
export function RecordForm<Values extends FieldValues>({
  form,
  versions,
  limits,
  isNew,
  draft,
  save,
  onFailure,
  start,
  onDone,
  children,
}: RecordFormProps<Values>) {
  const words = useText(common)
  const outcomes = useOutcomes()
  const refresh = useRefreshFleet()
  const mayWrite = useCan('fleet.write')
  const offerUndo = useOfferUndo()
  const texts = outcomes[isNew ? 'create' : 'update']
  const saving = useAction(save, {
    ...texts,
    // The undo toast says it.
    success: '',
    onFailure: (error) =>
      loadsNewer(form, error, refresh) || placeIssues(form, error) || onFailure?.(error) === true,
    onSuccess: (saved) => {
      refresh()
      offerUndo(texts.success, saved._id, saved)
      onDone(saved._id)
    },
  })
  return (
    <Form form={form} draft={draft} versions={versions} limits={limits} onSubmit={saving.run}>
      {children}
      <FormActions
        onCancel={() => onDone()}
        save={mayWrite ? words(isNew ? 'create' : 'save') : null}
        start={start}
      />
    </Form>
  )
}
